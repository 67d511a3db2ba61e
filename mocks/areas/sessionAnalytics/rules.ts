import type {
  AnalyticsPage,
  AttendeeAnalytics,
  CompanyAnalytics,
  Direction,
  SessionAnalytics,
} from '../../../src/contract';
import { searchRows, type Db, type Row } from '../../db';
import { agendaOf, toSessionsResponse, type AgendaPath } from '../agenda/rules/agenda';

type Sortable = string | number | boolean | null;

/** What an analytics list is requested. */
interface PeriodRequest<Field> {
  offset?: number | undefined;
  limit?: number | undefined;
  orderBy?: Field | undefined;
  sortOrder?: Direction | undefined;
}

const most = 1000;

/** A stretch of the rows, in order. */
export function stretch<T extends Partial<Record<Field, Sortable>>, Field extends string>(
  rows: readonly T[],
  { offset = 0, limit = 25, orderBy, sortOrder = 'ASC' }: PeriodRequest<Field>,
  byItself: Field,
): AnalyticsPage<T> {
  const field = orderBy ?? byItself;
  // Moments are sorted as moments, whatever offset they are written with.
  const value = (row: T): Sortable => {
    const found = row[field] ?? null;
    return field === 'start' && typeof found === 'string' ? Date.parse(found) : found;
  };
  const { items } = searchRows(
    rows,
    { size: most, criteria: {}, orders: { field: sortOrder } },
    { size: most, matches: () => true, sortBy: { field: value } },
  );
  const from = Math.max(0, Math.trunc(offset));
  const count = Math.min(most, Math.max(1, Math.trunc(limit)));
  return { items: items.slice(from, from + count), total: rows.length, offset: from, limit: count };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : oneDecimal(sum(numbers) / numbers.length);

function grouped<T, Key>(rows: readonly T[], keyOf: (row: T) => Key): (key: Key) => T[] {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key) => groups.get(key) ?? [];
}

const distinct = <T>(values: readonly T[]) => new Set(values).size;

type MeasuredTable =
  | 'sessionVisits'
  | 'sessionFeedback'
  | 'sessionChatMessages'
  | 'quizAnswers'
  | 'sessionRegistrations';

/** The rows of a table about sessions, of one session when one is named. Refuses with 4046. */
export function aboutSession<Name extends MeasuredTable>(
  db: Db,
  path: AgendaPath,
  table: Name,
  sessionId?: string,
) {
  const { sessions } = agendaOf(db, path);
  if (sessionId !== undefined) sessions.get(sessionId);
  const rows = db.rows(table, path.eventId).all();
  return sessionId === undefined
    ? rows
    : rows.filter((row: Row & { sessionId: string }) => row.sessionId === sessionId);
}

const bySession = ({ sessionId }: { sessionId: string }) => sessionId;
const byTicket = ({ ticketId }: { ticketId: string }) => ticketId;

/** Every session, by start. */
export function sessionAnalytics(db: Db, path: AgendaPath): SessionAnalytics[] {
  const visits = grouped(aboutSession(db, path, 'sessionVisits'), bySession);
  const feedback = grouped(aboutSession(db, path, 'sessionFeedback'), bySession);
  const chat = grouped(aboutSession(db, path, 'sessionChatMessages'), bySession);
  return toSessionsResponse(db, path.eventId, agendaOf(db, path).sessions.all()).map(
    ({ id, title, start, registered }) => {
      const attended = distinct(visits(id).map(byTicket));
      const minutes = sum(visits(id).map((visit) => visit.minutes));
      return {
        sessionId: id,
        title,
        start,
        registered,
        attended,
        minutes,
        attendanceRate: registered === 0 ? null : oneDecimal((100 * attended) / registered),
        averageMinutes: attended === 0 ? null : oneDecimal(minutes / attended),
        chatMessages: chat(id).length,
        feedbackCount: feedback(id).length,
        averageRate: mean(feedback(id).map(({ rate }) => rate)),
      };
    },
  );
}

/** Everybody who registered for a session, was in one, or both. */
export function attendeeAnalytics(db: Db, path: AgendaPath): AttendeeAnalytics[] {
  const registered = aboutSession(db, path, 'sessionRegistrations').filter(
    ({ status }) => status === 'REGISTERED',
  );
  const visited = aboutSession(db, path, 'sessionVisits');
  const registrations = grouped(registered, byTicket);
  const visits = grouped(visited, byTicket);
  const chat = grouped(aboutSession(db, path, 'sessionChatMessages'), byTicket);
  const answers = grouped(aboutSession(db, path, 'quizAnswers'), byTicket);
  const people = new Map([...registered, ...visited].map((row) => [row.ticketId, row]));
  const isRight = rightAnswers(db, path);
  return [...people.values()].map(({ ticketId, attendeeName, email, company }) => ({
    ticketId,
    attendeeName,
    email,
    company,
    registrations: registrations(ticketId).length,
    sessionsAttended: distinct(visits(ticketId).map(bySession)),
    minutes: sum(visits(ticketId).map(({ minutes }) => minutes)),
    chatMessages: chat(ticketId).length,
    quizAnswers: answers(ticketId).length,
    rightAnswers: answers(ticketId).filter(isRight).length,
  }));
}

/** Companies as attendees wrote them; who wrote none is in none. */
export function companyAnalytics(db: Db, path: AgendaPath): CompanyAnalytics[] {
  const people = attendeeAnalytics(db, path).filter(({ company }) => company !== null);
  const ofCompany = grouped(people, ({ company }) => company);
  return [...new Set(people.map(({ company }) => company ?? ''))].map((company) => {
    const staff = ofCompany(company);
    return {
      company,
      attendees: distinct(staff.map(({ attendeeName }) => attendeeName)),
      registrations: sum(staff.map(({ registrations }) => registrations)),
      sessionsAttended: sum(staff.map(({ sessionsAttended }) => sessionsAttended)),
      minutes: sum(staff.map(({ minutes }) => minutes)),
    };
  });
}

/** Whether a quiz answer is the right one. */
export function rightAnswers(db: Db, { eventId }: AgendaPath) {
  const tools = db.rows('engagementTools', eventId);
  return (answer: { toolId: string; question: number; option: number }): boolean =>
    tools.find(answer.toolId)?.questions[answer.question]?.rightOption === answer.option;
}
