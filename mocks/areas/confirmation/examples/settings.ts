import {
  getPostRegistration,
  getSocialShareSettings,
  savePostRegistration,
  saveSocialShareSettings,
} from '../../../../src/contract';
import { exampleOf, type Examples } from '../../example';

const params = { eventId: '1001' };

export const confirmationSettingsExamples = {
  getPostRegistration: exampleOf(getPostRegistration, { params }),
  getSocialShareSettings: exampleOf(getSocialShareSettings, {
    params,
    query: { sectionType: 'registration' },
  }),
  savePostRegistration: async (call) => {
    const { version } = await call(getPostRegistration, { params });
    const body = {
      postMessage: '<p>See you at {{venueName}}, {{firstName}}.</p>',
      ...(version === undefined ? {} : { version }),
    };
    return exampleOf(savePostRegistration, { params, body });
  },
  saveSocialShareSettings: exampleOf(saveSocialShareSettings, {
    params,
    body: { active: true, message: 'I’m going to Northlight 2026.' },
  }),
} satisfies Examples;
