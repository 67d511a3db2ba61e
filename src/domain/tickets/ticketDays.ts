import type { TicketType } from '../../contract';
import { isDay, type Day } from '../time/days';

/** The ticket types of a day. @experimental */
export interface TicketDay {
  /** `YYYY-MM-DD` in the event's time zone; `null` for those of no day. */
  day: Day | null;
  /** In the order they came in. */
  tickets: TicketType[];
}

/** From so many ticket types on a list is grouped. */
const longList = 15;

const dayOf = ({ admissionDay }: TicketType): Day | null => (isDay(admissionDay) ? admissionDay : null);

/**
 * Ticket types by the day they admit to, the earliest first, those of no day last. `null` where they stay as they are: when the list they
 * are found in has fewer than fifteen, or not two different days.
 * @experimental
 */
export function ticketDays(
  tickets: readonly TicketType[],
  /** All of the list, while `tickets` are what a search found in it. */
  foundIn: readonly TicketType[] = tickets,
): TicketDay[] | null {
  if (foundIn.length < longList) return null;
  const known = new Set(foundIn.map(dayOf));
  known.delete(null);
  if (known.size < 2) return null;
  const byDay = new Map<Day | null, TicketType[]>();
  for (const ticket of tickets) {
    const day = dayOf(ticket);
    const others = byDay.get(day);
    if (others) others.push(ticket);
    else byDay.set(day, [ticket]);
  }
  const inOrder = [...known].sort();
  return [...inOrder, null].flatMap((day) => {
    const found = byDay.get(day);
    return found ? [{ day, tickets: found }] : [];
  });
}
