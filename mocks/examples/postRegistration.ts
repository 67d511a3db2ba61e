import { getPostRegistration, getSocialShareSettings } from '../../src/contract';
import { exampleOf, type Examples } from './example';

const params = { eventId: '1001' };

export const postRegistrationExamples = {
  getPostRegistration: exampleOf(getPostRegistration, { params }),
  getSocialShareSettings: exampleOf(getSocialShareSettings, {
    params,
    query: { sectionType: 'registration' },
  }),
} satisfies Examples;
