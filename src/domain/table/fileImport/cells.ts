import type { EventMinute, Instant } from '../../../contract';
import { folded } from '../../text/findByQuery';
import { instantOf } from '../../time/eventTime';

interface Named {
  id: string;
  name: string;
}

const compared = (name: string) => folded(name.trim().replace(/\s+/g, ' '));

/** The one of a list that a cell means: by its name or its id, in any case. More than one may have a name. */
export function namedIn<One extends Named>(
  list: readonly One[],
  cell: string,
): One | 'unknown' | 'ambiguous' {
  const wanted = compared(cell);
  const found = list.filter(({ id, name }) => [id, name].map(compared).includes(wanted));
  const [one] = found;
  if (!one) return 'unknown';
  return found.length === 1 ? one : 'ambiguous';
}

/** Those that a cell lists, with semicolons between; a name may have one itself. */
export function eachNamedIn<One extends Named>(
  list: readonly One[],
  cell: string,
): readonly One[] | 'unknown' | 'ambiguous' {
  if (cell.trim() === '') return [];
  const whole = namedIn(list, cell);
  if (whole !== 'unknown') return whole === 'ambiguous' ? whole : [whole];
  const parts = cell.split(';').filter((part) => part.trim() !== '');
  const found = parts.map((part) => namedIn(list, part));
  const failed = found.find((one) => typeof one === 'string');
  return failed ?? found.filter((one) => typeof one !== 'string');
}

/** `2026-05-14 09:30`, as spreadsheet programs vary it: with a `T`, without the hour's zero, with seconds. */
const minute = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})(?::00)?$/;
/** ISO 8601 with an offset: a moment is the same wherever the file was written. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The time of a cell on the event's clocks; the cell itself where it is none. */
export const minuteIn = (cell: string): EventMinute =>
  cell.replace(
    minute,
    (_, day: string, hour: string, rest: string) => `${day} ${hour.padStart(2, '0')}:${rest}`,
  );

/** The moment of a cell: with an offset, or else on the clocks of the event's zone. `null`: it is none. */
export function instantIn(cell: string, timeZone: string): Instant | null {
  if (instant.test(cell)) return Number.isNaN(Date.parse(cell)) ? null : cell;
  return minute.test(cell) ? instantOf(minuteIn(cell), timeZone) : null;
}
