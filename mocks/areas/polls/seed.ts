import type { Poll, PollOption } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A poll as it is saved: its votes are counted. */
export interface StoredPoll extends Omit<Poll, 'options' | 'voters'> {
  options: Omit<PollOption, 'votes'>[];
}

/** What one person chose. */
interface PollVote {
  id: string;
  pollId: string;
  /** One, or several when the poll lets people choose more. */
  optionIds: string[];
}

/** Tables of this area, by name. */
export interface PollsTables {
  /** Scope: the event. In the order they are shown in. */
  polls: StoredPoll;
  /** Scope: the event. */
  pollVotes: PollVote;
}

const options = (poll: string, ...texts: string[]) =>
  texts.map((text, index) => ({ id: `${poll}-${index + 1}`, text }));

const polls: StoredPoll[] = [
  {
    id: 'poll-concert',
    question: 'Which evening shall the concert on the pier be?',
    status: 'CLOSED',
    multiple: false,
    options: options('poll-concert', 'Thursday', 'Friday', 'Both, if the weather holds'),
    created: '2025-11-24T10:00:00.000Z',
    modified: '2025-12-15T17:00:00.000Z',
  },
  {
    id: 'poll-fair',
    question: 'What would you like to try in the print fair?',
    status: 'OPEN',
    multiple: true,
    options: options('poll-fair', 'Letterpress', 'Screen printing', 'Risograph', 'Bookbinding'),
    created: '2026-01-13T09:25:00.000Z',
    modified: '2026-01-20T08:00:00.000Z',
  },
  {
    id: 'poll-journey',
    question: 'How will you come to Harbour Hall?',
    status: 'OPEN',
    multiple: false,
    options: options('poll-journey', 'Ferry', 'Subway', 'Bicycle', 'Car'),
    created: '2026-01-29T14:10:00.000Z',
    modified: '2026-02-02T07:30:00.000Z',
  },
  {
    id: 'poll-repeat',
    question: 'Which talk shall we repeat on Friday afternoon?',
    status: 'DRAFT',
    multiple: false,
    options: options('poll-repeat', 'Maps for the night bus', 'Forms without fear', 'Signs that age well'),
    created: '2026-02-09T12:00:00.000Z',
    modified: '2026-02-09T12:00:00.000Z',
  },
  {
    id: 'poll-soup',
    question: 'Was the soup at noon enough?',
    status: 'DRAFT',
    multiple: false,
    options: options('poll-soup', 'Yes', 'No', 'I brought my own'),
    created: '2026-02-11T16:45:00.000Z',
    modified: '2026-02-11T16:45:00.000Z',
  },
];

/** So many people chose just this. */
const votes = (pollId: string, ...counts: [people: number, ...options: number[]][]): PollVote[] =>
  counts
    .flatMap(([people, ...chosen]) => Array.from({ length: people }, () => chosen))
    .map((chosen, index) => ({
      id: `${pollId}-vote-${index + 1}`,
      pollId,
      optionIds: chosen.map((option) => `${pollId}-${option}`),
    }));

export const pollsRecords: RecordsOf<PollsTables> = {
  polls: { '1001': polls },
  pollVotes: {
    '1001': [
      ...votes('poll-concert', [31, 1], [22, 2], [33, 3]),
      ...votes('poll-fair', [9, 1], [7, 2], [5, 1, 2], [8, 3], [4, 1, 3, 4], [6, 4]),
      ...votes('poll-journey', [14, 1], [11, 2], [8, 3], [3, 4]),
    ],
  },
};
