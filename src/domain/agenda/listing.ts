import type { AgendaSession, SessionStatus } from '../../contract';
import { minuteOf } from '../time/eventTime';
import type { TableView } from '../table';

/** Every status in the order a filter lists them. */
export const sessionStatuses = [
  'DRAFT',
  'PUBLISHED',
  'CANCELLED',
] as const satisfies readonly SessionStatus[];

/** What a list of sessions can be sorted by; the ids of its columns. */
const sortable = ['start', 'title', 'registered'] as const;

export interface SessionFilter {
  search?: string;
  /** `YYYY-MM-DD` in the event's time zone. */
  day?: string;
  trackId?: string;
  locationId?: string;
  status?: SessionStatus;
  orderBy?: (typeof sortable)[number];
  sortOrder?: 'ASC' | 'DESC';
}

/** Which sessions a view of the list asks for; its filters are `day`, `track`, `location` and `status`. 002 §7 Agenda. */
export function sessionFilterOf({ search, filters, sort }: TableView): SessionFilter {
  const query = search.trim();
  const { day, track, location } = filters;
  const status = sessionStatuses.find((one) => one === filters['status']);
  const orderBy = sortable.find((one) => one === sort?.column);
  return {
    ...(query !== '' && { search: query }),
    ...(day !== undefined && { day }),
    ...(track !== undefined && { trackId: track }),
    ...(location !== undefined && { locationId: location }),
    ...(status && { status }),
    ...(orderBy && { orderBy, sortOrder: sort?.direction === 'descending' ? 'DESC' : 'ASC' }),
  };
}

/** The days sessions begin on, `YYYY-MM-DD` in the event's time zone, the first one first. */
export const daysOf = (sessions: readonly Pick<AgendaSession, 'start'>[], timeZone: string): string[] =>
  [...new Set(sessions.map(({ start }) => minuteOf(start, timeZone).slice(0, 10)))].sort();
