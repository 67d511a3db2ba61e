import type { Instant, SessionFeedback } from '../../../src/contract';
import { seedPerson, type SeedName } from '../seedPeople';
import type { RecordsOf } from '../recordsOf';

/** Someone was in a session, or watched it. */
interface SessionVisit {
  id: string;
  sessionId: string;
  ticketId: string;
  attendeeName: string;
  email: string;
  company: string | null;
  joined: Instant;
  minutes: number;
}

interface SessionChatMessage {
  id: string;
  sessionId: string;
  toolId: string;
  ticketId: string;
  attendeeName: string;
  text: string;
  sentDate: Instant;
}

interface QuizAnswer {
  id: string;
  sessionId: string;
  toolId: string;
  /** Place of the question in its quiz, from 0. */
  question: number;
  /** Place of the option, from 0. */
  option: number;
  ticketId: string;
  attendeeName: string;
  answeredDate: Instant;
}

/** Tables of this area, by name. Scope: the event. */
export interface SessionAnalyticsTables {
  sessionVisits: SessionVisit;
  sessionFeedback: SessionFeedback;
  sessionChatMessages: SessionChatMessage;
  quizAnswers: QuizAnswer;
}

/** When each of the evenings began. */
const began: Record<number, number> = {
  26: Date.parse('2026-01-22T18:00:00-05:00'),
  27: Date.parse('2026-02-05T18:00:00-05:00'),
  28: Date.parse('2026-02-12T09:30:00-05:00'),
};
const after = (session: number, minutes: number): Instant =>
  new Date((began[session] ?? 0) + minutes * 60_000).toISOString();

/** Session by who was there, from which minute, for how many. */
const visits: [number, SeedName, number, number][] = [
  [26, 'ingrid', 0, 60],
  [26, 'sofia', 2, 58],
  [26, 'eleanor', 5, 41],
  [26, 'ewa', 0, 60],
  [26, 'piotr', 12, 30],
  [26, 'george', 1, 22],
  [27, 'daniel', 0, 60],
  [27, 'wei', 3, 57],
  [27, 'ana', 3, 35],
  [27, 'lucia', 8, 52],
  [27, 'ingrid', 0, 60],
  [28, 'wei', 0, 60],
  [28, 'marcus', 4, 15],
  [28, 'george', 6, 50],
  [28, 'tom', 20, 40],
];

const feedback: [number, SeedName, number, string][] = [
  [26, 'ingrid', 5, 'I have painted our mailbox since.'],
  [26, 'sofia', 5, 'Clara’s hands should have their own camera.'],
  [26, 'eleanor', 3, 'Sound dropped twice around the halfway mark.'],
  [26, 'ewa', 4, 'More about brushes, please.'],
  [26, 'piotr', 2, 'Came late and could not follow.'],
  [26, 'george', 4, ''],
  [27, 'daniel', 5, 'The hospital example changed how I think about floors.'],
  [27, 'wei', 4, 'Good pace. Slides a bit dark.'],
  [27, 'ana', 1, 'The stream stopped after half an hour.'],
  [27, 'lucia', 5, 'Clear, funny, useful.'],
  [27, 'ingrid', 4, 'Would like the reading list.'],
];

const chat: [number, number, SeedName, number, string][] = [
  [26, 1, 'ingrid', 1, 'Hello from Bergen!'],
  [26, 1, 'sofia', 3, 'What size is that brush?'],
  [26, 1, 'ewa', 4, 'A number eight, I think.'],
  [26, 1, 'george', 15, '=lovely, isn’t it'],
  [26, 1, 'eleanor', 31, 'No sound for me?'],
  [26, 1, 'sofia', 32, 'Same here. Back now.'],
  [27, 3, 'daniel', 0, 'Good evening everyone.'],
  [27, 3, 'lucia', 18, 'Is that map still up?'],
  [27, 3, 'wei', 19, 'It was in October, third floor.'],
  [27, 3, 'ana', 34, 'The picture froze.'],
  [28, 5, 'marcus', 6, 'Whose foundry is that?'],
  [28, 5, 'wei', 7, 'Naomi’s neighbour’s.'],
];

/** Who chose which option of the two questions. */
const quiz: [SeedName, number, number][] = [
  ['ingrid', 0, 2],
  ['sofia', 0, 2],
  ['eleanor', 2, 1],
  ['ewa', 0, 1],
  ['piotr', 1, 0],
];

const who = (name: SeedName) => {
  const { ticketId, attendeeName } = seedPerson(name);
  return { ticketId, attendeeName };
};

export const sessionAnalyticsRecords: RecordsOf<SessionAnalyticsTables> = {
  sessionVisits: {
    '1001': visits.map(([session, name, from, minutes], index) => ({
      id: `visit-${index + 1}`,
      sessionId: `session-${session}`,
      ...seedPerson(name),
      joined: after(session, from),
      minutes,
    })),
  },
  sessionFeedback: {
    '1001': feedback.map(([session, name, rate, comment], index) => ({
      id: `feedback-${index + 1}`,
      sessionId: `session-${session}`,
      ...who(name),
      rate,
      comment,
      createdDate: after(session, 61 + index),
    })),
  },
  sessionChatMessages: {
    '1001': chat.map(([session, tool, name, minute, text], index) => ({
      id: `message-${index + 1}`,
      sessionId: `session-${session}`,
      toolId: `tool-${tool}`,
      ...who(name),
      text,
      sentDate: after(session, minute),
    })),
  },
  quizAnswers: {
    '1001': quiz.flatMap(([name, ...options], index) =>
      options.map((option, question) => ({
        id: `answer-${index * 2 + question + 1}`,
        sessionId: 'session-26',
        toolId: 'tool-2',
        question,
        option,
        ...who(name),
        answeredDate: after(26, 50 + index),
      })),
    ),
  },
};
