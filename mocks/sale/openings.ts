import type { TicketType } from '../../src/contract';
import type { Selection } from '../../src/domain/tickets/pricing';
import type { TicketTypeSeed } from './terms';
import type { World } from '../db/world';

export type OpeningFields = Pick<
  TicketType,
  | 'availability'
  | 'inSale'
  | 'saleEnded'
  | 'availabilityStartDate'
  | 'availabilityEndDate'
  | 'requiredTickets'
  | 'perOrderMax'
>;

interface Moment {
  /** Milliseconds since the epoch. */
  now: number;
  quantities: Selection;
  /** What is left of a type; `null` is unlimited. */
  left: (id: string) => number | null;
}

/** The moment a type's sale ends; `null`: never. */
export function saleEndOf(world: World, { opening, saleEnd }: TicketTypeSeed): number | null {
  if (opening.kind === 'dates' && opening.end !== undefined) return Date.parse(opening.end);
  if (saleEnd === undefined) return null;
  return Date.parse(saleEnd === 'eventEnd' ? world.event['end-date'] : saleEnd.date);
}

/** True in the time it may be seen. */
export const isVisible = ({ visibility }: TicketTypeSeed, now: number): boolean =>
  (visibility?.start === undefined || now >= Date.parse(visibility.start)) &&
  (visibility?.end === undefined || now < Date.parse(visibility.end));

/** Whether a type can be bought at this moment, and what buyers read about it. 001 §4. */
export function openingOf(world: World, type: TicketTypeSeed, moment: Moment): OpeningFields {
  const { opening, perOrderMax } = type;
  const end = saleEndOf(world, type);
  const saleEnded = end !== null && moment.now >= end;
  const isOpen = (started: boolean) => ({ inSale: started && !saleEnded, saleEnded, perOrderMax });
  const dates = (start: string | undefined, lastDay: string | undefined) => ({
    availability: 'dates' as const,
    ...isOpen(start === undefined || moment.now >= Date.parse(start)),
    ...(start === undefined ? {} : { availabilityStartDate: start }),
    ...(lastDay === undefined ? {} : { availabilityEndDate: lastDay }),
  });
  // Only an end that the organizer set is a date that buyers see; that of the event they know.
  const ownEnd = type.saleEnd === 'eventEnd' && !saleEnded ? undefined : endDate(end);
  switch (opening.kind) {
    case 'immediate':
      return ownEnd ? dates(undefined, ownEnd) : { availability: 'immediate', ...isOpen(true) };
    case 'closed':
      return { availability: 'immediate', ...isOpen(false) };
    case 'dates':
      return dates(opening.start, opening.end ?? ownEnd);
    case 'eventEnd':
      return dates(world.event['end-date'], ownEnd);
    case 'subsequent': {
      const started = isOver(world, opening.after, moment);
      return ownEnd && saleEnded
        ? dates(undefined, ownEnd)
        : { availability: 'immediate', ...isOpen(started) };
    }
    case 'ticketSelect': {
      const chosen = opening.requires.reduce((sum, id) => sum + (moment.quantities[id] ?? 0), 0);
      const most = opening.most === undefined ? perOrderMax : Math.min(perOrderMax, opening.most * chosen);
      return {
        availability: 'ticketSelect',
        ...isOpen(chosen > 0),
        perOrderMax: chosen > 0 ? most : perOrderMax,
        requiredTickets: opening.requires.map((id) => typeOf(world, id)?.name ?? id),
      };
    }
  }
}

const typeOf = (world: World, id: string) => world.ticketTypes.find((type) => type.id === id);

const endDate = (end: number | null) => (end === null ? undefined : new Date(end).toISOString());

/** 001 §5: a type whose sale never ends has none after it, even when it is sold out. */
function isOver(world: World, id: string, { now, left }: Moment): boolean {
  const type = typeOf(world, id);
  const end = type ? saleEndOf(world, type) : null;
  return end !== null && (now >= end || left(id) === 0);
}
