import { createPoll, deletePoll, listPolls, orderPolls, resetPoll, updatePoll } from '../../../src/contract';
import type { PollUpdate } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };
const draft = {
  question: 'Where shall we meet after the last talk?',
  multiple: false,
  options: [{ text: 'On the pier' }, { text: 'In the glasshouse' }],
};

export const pollsExamples = {
  listPolls: exampleOf(listPolls, { params }),
  createPoll: exampleOf(createPoll, { params, body: draft }),
  updatePoll: async (call) => {
    const { id, options, modified } = await call(createPoll, { params, body: draft });
    const saved = options.map((option) => ({ id: option.id, text: option.text }));
    const body: PollUpdate = {
      question: draft.question,
      multiple: true,
      status: 'OPEN',
      modified,
      options: [...saved, { text: 'At the ferry' }],
    };
    return exampleOf(updatePoll, { params: { pollId: id }, body });
  },
  orderPolls: exampleOf(orderPolls, { params, body: { pollIds: ['poll-journey', 'poll-fair'] } }),
  deletePoll: async (call) => {
    const { id } = await call(createPoll, { params, body: draft });
    return exampleOf(deletePoll, { params: { pollId: id } });
  },
  resetPoll: exampleOf(resetPoll, { params: { pollId: 'poll-concert' } }),
} satisfies Examples;
