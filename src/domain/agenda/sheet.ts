import type { SessionImport, SpeakerImport } from '../../contract';
import { isEmail } from '../text/email';
import { momentOf } from '../time/eventTime';
import type { SheetLine } from '../promotions';
import { sessionKinds } from './session';
import { isSeats, maxTitleLength, type SessionRules } from './sessionSchema';

/** Columns of an imported file, named as the contract names the members of `SessionImport`. */
export const sessionColumns = [
  ...(['title', 'start', 'end', 'kind', 'track', 'location', 'capacity', 'speakers'] as const),
  'description',
] as const;
type SessionColumn = (typeof sessionColumns)[number];

/** Those without which a file is none of sessions. */
export const neededSessionColumns = ['title', 'start', 'end'] as const satisfies readonly SessionColumn[];

/** As the contract has it. */
export const mostImportedSessions = 500;

const own = <Name extends string>(name: Name) => `organizer.agenda.${name}` as const;

/** What can be wrong with a cell, as keys of the catalogue. */
const wrongs = {
  title: own('error.title'),
  titleTooLong: own('import.titleTooLong'),
  time: own('import.time'),
  before: own('error.before'),
  after: own('error.afterEvent'),
  order: 'organizer.events.event.error.endNotAfterStart',
  kind: own('import.kind'),
  capacity: own('error.whole'),
  speaker: own('import.speaker'),
} as const;
type Wrong = keyof typeof wrongs;

/** A line of a file, and the session it would make, or why it makes none. */
export interface SessionLine {
  /** From 1, the line with the names included. */
  line: number;
  row: SessionImport;
  problem: { field: SessionColumn; key: (typeof wrongs)[Wrong] } | null;
}

type Days = Pick<SessionRules, 'timeZone' | 'firstDay' | 'lastDay'>;

/** Reads the lines of a file, and checks them by the rules the backend has. */
export const sessionLines = (lines: readonly SheetLine[], days: Days): SessionLine[] =>
  lines.map(({ line, cells }) => {
    const row = rowOf(cells);
    const [field, wrong] = wrongIn(row, days) ?? [];
    return { line, row, problem: field && wrong ? { field, key: wrongs[wrong] } : null };
  });

function rowOf(cells: SheetLine['cells']): SessionImport {
  const cell = (column: SessionColumn) => (cells[column] ?? '').trim();
  const [kind, capacity] = [cell('kind').toUpperCase(), cell('capacity')];
  const [track, location, description] = [cell('track'), cell('location'), cell('description')];
  const speakers = cell('speakers').split(';').map(speakerOf).filter(isNamed);
  return {
    title: cell('title'),
    start: cell('start'),
    end: cell('end'),
    ...(kind !== '' && { kind: kind as NonNullable<SessionImport['kind']> }),
    ...(track !== '' && { track }),
    ...(location !== '' && { location }),
    ...(capacity !== '' && { capacity: Number(capacity) }),
    ...(speakers.length > 0 && { speakers }),
    ...(description !== '' && { description }),
  };
}

/** `Maren Holt <maren@example.com>`; what comes last is the last name. */
function speakerOf(text: string): SpeakerImport {
  const [, name = text, email = ''] = /^(.*?)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const terms = name.trim().split(/\s+/);
  return { firstName: terms.slice(0, -1).join(' '), lastName: terms.at(-1) ?? '', email: email.trim() };
}

const isNamed = ({ lastName, email }: SpeakerImport) => lastName !== '' || email !== '';

/** `YYYY-MM-DD HH:mm`. */
const minute = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

function wrongIn(row: SessionImport, { timeZone, firstDay, lastDay }: Days): [SessionColumn, Wrong] | null {
  const { title, start, end, kind, capacity = null, speakers = [] } = row;
  const moment = (text: string) => (minute.test(text) ? momentOf(text, timeZone) : null);
  const [from, to] = [moment(start), moment(end)];
  if (title === '') return ['title', 'title'];
  if (title.length > maxTitleLength) return ['title', 'titleTooLong'];
  if (from === null) return ['start', 'time'];
  if (start.slice(0, 10) < firstDay) return ['start', 'before'];
  if (start.slice(0, 10) > lastDay) return ['start', 'after'];
  if (to === null) return ['end', 'time'];
  if (to <= from) return ['end', 'order'];
  if (kind !== undefined && !sessionKinds.includes(kind)) return ['kind', 'kind'];
  if (!isSeats(capacity)) return ['capacity', 'capacity'];
  if (speakers.some(({ firstName, email }) => firstName === '' || !isEmail(email)))
    return ['speakers', 'speaker'];
  return null;
}
