import type { SessionImport, SpeakerImport } from '../../contract';
import { minuteIn, namedIn, type CheckedRow, type ImportColumn, type SheetLine } from '../table/fileImport';
import { isEmail } from '../text/email';
import { momentOf } from '../time/eventTime';
import { isSeats, maxTitleLength, type SessionRules } from './sessionSchema';

const own = <Name extends string>(name: Name) => `organizer.agenda.${name}` as const;

/** What is read from a file of sessions, by the names of `SessionImport`. */
export const sessionColumns = [
  { id: 'title', label: own('name'), isRequired: true, aliases: ['session', 'session title', 'name'] },
  {
    id: 'start',
    label: 'organizer.events.event.start',
    isRequired: true,
    aliases: ['start', 'start time', 'from', 'begin'],
  },
  {
    id: 'end',
    label: 'organizer.events.event.end',
    isRequired: true,
    aliases: ['end', 'end time', 'to', 'until'],
  },
  { id: 'kind', label: own('kind'), aliases: ['type', 'session type', 'format'] },
  { id: 'track', label: own('track'), aliases: ['topic', 'stream'] },
  { id: 'location', label: own('location'), aliases: ['room', 'stage', 'place', 'venue'] },
  { id: 'capacity', label: own('capacity'), aliases: ['seats'] },
  { id: 'speakers', label: own('speakers'), aliases: ['speaker'] },
  { id: 'description', label: own('description'), aliases: ['abstract'] },
] as const satisfies readonly ImportColumn[];
type SessionColumn = (typeof sessionColumns)[number]['id'];

/** As many as one call takes is 500; fewer show how far it is. */
export const sessionBatch = 100;

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
  ambiguous: 'organizer.kit.import.ambiguous',
} as const;

interface Named {
  id: string;
  name: string;
}

/** What a file of sessions is checked by. */
export interface SessionFileRules extends Pick<SessionRules, 'timeZone' | 'firstDay' | 'lastDay'> {
  /** Kinds by the names the organizer knows them by. */
  kinds: readonly { id: NonNullable<SessionImport['kind']>; name: string }[];
  /** The event's; others are made. */
  tracks: readonly Named[];
  locations: readonly Named[];
}

/** Reads the lines of a file, and checks them by the rules the backend has. */
export const sessionRows = (
  lines: readonly SheetLine[],
  rules: SessionFileRules,
): CheckedRow<SessionImport>[] =>
  lines.map(({ line, cells }) => {
    const row = rowOf(cells, rules);
    const [field, wrong] = wrongIn(row, cells, rules) ?? [];
    return field && wrong ? { line, field, message: { key: wrongs[wrong] } } : { line, row };
  });

function rowOf(cells: SheetLine['cells'], { kinds }: SessionFileRules): SessionImport {
  const cell = (column: SessionColumn) => (cells[column] ?? '').trim();
  const [track, location, description, capacity] = [
    cell('track'),
    cell('location'),
    cell('description'),
    cell('capacity'),
  ];
  const kind = namedIn(kinds, cell('kind'));
  const speakers = cell('speakers').split(';').map(speakerOf).filter(isNamed);
  return {
    title: cell('title'),
    start: minuteIn(cell('start')),
    end: minuteIn(cell('end')),
    ...(typeof kind !== 'string' && { kind: kind.id }),
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

function wrongIn(
  row: SessionImport,
  cells: SheetLine['cells'],
  { timeZone, firstDay, lastDay, tracks, locations }: SessionFileRules,
): [SessionColumn, keyof typeof wrongs] | null {
  const { title, start, end, capacity = null, speakers = [], track = '', location = '' } = row;
  const moment = (text: string) => (minute.test(text) ? momentOf(text, timeZone) : null);
  const [from, to] = [moment(start), moment(end)];
  if (title === '') return ['title', 'title'];
  if (title.length > maxTitleLength) return ['title', 'titleTooLong'];
  if (from === null) return ['start', 'time'];
  if (start.slice(0, 10) < firstDay) return ['start', 'before'];
  if (start.slice(0, 10) > lastDay) return ['start', 'after'];
  if (to === null) return ['end', 'time'];
  if (to <= from) return ['end', 'order'];
  if (row.kind === undefined && (cells['kind'] ?? '').trim() !== '') return ['kind', 'kind'];
  if (namedIn(tracks, track) === 'ambiguous') return ['track', 'ambiguous'];
  if (namedIn(locations, location) === 'ambiguous') return ['location', 'ambiguous'];
  if (!isSeats(capacity)) return ['capacity', 'capacity'];
  if (speakers.some(({ firstName, email }) => firstName === '' || !isEmail(email)))
    return ['speakers', 'speaker'];
  return null;
}
