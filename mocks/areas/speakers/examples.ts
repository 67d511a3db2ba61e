import {
  createAgendaSpeaker,
  deleteAgendaSpeaker,
  getAgendaSpeaker,
  listAgendaSpeakers,
  setDefaultSpeakersOrder,
  updateAgendaSpeaker,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };

export const speakersExamples = {
  listAgendaSpeakers: exampleOf(listAgendaSpeakers, { params, query: { search: 'design' } }),
  setDefaultSpeakersOrder: exampleOf(setDefaultSpeakersOrder, {
    params,
    body: { speakerIds: ['speaker-4', 'speaker-1'] },
  }),
  getAgendaSpeaker: exampleOf(getAgendaSpeaker, { params: { ...params, speakerId: 'speaker-6' } }),
  createAgendaSpeaker: exampleOf(createAgendaSpeaker, {
    params: { ...params, speakerId: 'esther-lindgren' },
    body: {
      firstName: 'Esther',
      lastName: 'Lindgren',
      email: 'esther@lettersofport.example',
      jobTitle: 'Sign writer',
      company: 'Letters of Port',
      bio: '<p>Paints the names of boats.</p>',
      links: { website: 'https://lettersofport.example/' },
    },
  }),
  updateAgendaSpeaker: async (call) => {
    const path = { ...params, speakerId: 'speaker-6' };
    const { version } = await call(getAgendaSpeaker, { params: path });
    const links = { linkedIn: 'https://www.linkedin.com/in/devika-iyer' };
    return exampleOf(updateAgendaSpeaker, {
      params: path,
      body: { jobTitle: 'Head of research', links, version },
    });
  },
  deleteAgendaSpeaker: async (call) => {
    const path = { ...params, speakerId: 'speaker-9' };
    const { version } = await call(getAgendaSpeaker, { params: path });
    return exampleOf(deleteAgendaSpeaker, { params: path, query: { version } });
  },
} satisfies Examples;
