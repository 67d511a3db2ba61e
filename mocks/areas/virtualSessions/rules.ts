import type {
  EngagementToolType,
  QuizQuestion,
  VideoServiceVersion,
  VirtualSession,
} from '../../../src/contract';
import type { Db } from '../../db';
import { Refusal } from '../../db/refusal';
import type { StoredSession } from '../agenda/seed/stored';
import type { StoredVirtualSession } from './seed';
import { agendaOf, type AgendaPath } from '../agenda/rules/agenda';
import { malformed, textOf } from '../../rules/fields';

export type SessionPath = AgendaPath & { sessionId: string };

export const serviceVersion = (db: Db, eventId: string): VideoServiceVersion =>
  db.rows('videoServiceVersions', eventId).find(eventId)?.version ?? 'NEWROW_VERSION_2';

/** The rooms of all virtual sessions; one that nobody touched yet is a plain room of the event's version. */
export const roomsOf = (db: Db, path: AgendaPath): StoredVirtualSession[] =>
  agendaOf(db, path)
    .sessions.all()
    .filter(({ virtual }) => virtual)
    .map(({ id }) => roomOf(db, { ...path, sessionId: id }));

/** Refuses with 4046 an unknown session, with 4022 one that is not virtual. */
export function roomOf(db: Db, path: SessionPath): StoredVirtualSession {
  const session = agendaOf(db, path).sessions.get(path.sessionId);
  if (!session.virtual) throw new Refusal(4022, `“${session.title}” is not virtual.`);
  const { id } = session;
  return (
    db.rows('virtualSessions', path.eventId).find(id) ?? {
      id,
      sessionId: id,
      requestType: 'ROOM',
      provider: null,
      moderators: [],
      videoServiceVersion: serviceVersion(db, path.eventId),
    }
  );
}

export const isLive = ({ start, end, status }: StoredSession, now: number): boolean =>
  status === 'PUBLISHED' && now >= Date.parse(start) && now < Date.parse(end);

/** Refuses with 4091 while people are in it. */
export function checkNotLive(db: Db, path: SessionPath, now: number): void {
  const session = agendaOf(db, path).sessions.get(path.sessionId);
  if (isLive(session, now)) throw new Refusal(4091, `“${session.title}” is live.`);
}

/** Keeps a room; answers it with its tools. */
export const keepRoom = (db: Db, eventId: string, room: StoredVirtualSession): VirtualSession =>
  withTools(db, eventId, db.rows('virtualSessions', eventId).put(room));

/** A room as it is answered. */
export function withTools(db: Db, eventId: string, room: StoredVirtualSession): VirtualSession {
  const { sessionId, requestType, videoServiceVersion, provider, moderators } = room;
  const tools = db
    .rows('engagementTools', eventId)
    .all()
    .filter((tool) => tool.sessionId === sessionId);
  return { sessionId, requestType, videoServiceVersion, provider, moderators, tools };
}

/** The questions as they are saved. Refuses with 4000 a quiz that can't be answered. */
export function checkQuestions(type: EngagementToolType, questions: readonly QuizQuestion[]): QuizQuestion[] {
  if (type !== 'QUIZ') {
    if (questions.length > 0) throw malformed('questions', 'Only a quiz has questions.');
    return [];
  }
  if (questions.length === 0) throw malformed('questions', 'A quiz needs a question.');
  return questions.map(({ text, options, rightOption }, index) => {
    if (rightOption >= options.length)
      throw malformed(`questions[${index}].rightOption`, 'There is no such option.');
    return {
      text: textOf(`questions[${index}].text`, text, 500),
      options: options.map((option, position) => textOf(`questions[${index}].options[${position}]`, option)),
      rightOption,
    };
  });
}
