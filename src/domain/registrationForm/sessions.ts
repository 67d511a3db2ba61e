import type { AgendaLocation, AgendaSession, FormSession } from '../../contract';

type Known = Pick<AgendaSession, 'id' | 'title' | 'start' | 'end' | 'capacity' | 'locationId'>;

/** A session of the agenda as attendees choose it in a form. How many seats are left is counted when they are asked. */
export function formSession(
  { id, title, start, end, capacity, locationId }: Known,
  locations: readonly AgendaLocation[],
): FormSession {
  const location = locations.find((one) => one.id === locationId)?.name;
  return {
    id,
    name: title,
    'start-date': start,
    'end-date': end,
    capacity,
    remaining: capacity,
    ...(location !== undefined && { location }),
  };
}
