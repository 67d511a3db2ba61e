import { listAgendaSpeakers, setDefaultSpeakersOrder } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };

export const speakersExamples = {
  listAgendaSpeakers: exampleOf(listAgendaSpeakers, { params, query: { search: 'design' } }),
  setDefaultSpeakersOrder: exampleOf(setDefaultSpeakersOrder, {
    params,
    body: { speakerIds: ['speaker-4', 'speaker-1'] },
  }),
} satisfies Examples;
