import type { EventMinute, TicketType, TicketTypeTerms } from '../../contract';
import { momentOf } from '../time/eventTime';

/** The event a ticket is for, as far as sales go. */
export interface SaleEvent {
  /** IANA zone in which minutes are meant. */
  timeZone: string;
  /** Milliseconds since the epoch. */
  start: number;
  /** Milliseconds since the epoch. */
  end: number;
}

/** Another ticket type of the event. */
export type OtherTicketType = Pick<
  TicketTypeTerms,
  | 'name'
  | 'availability'
  | 'availabilityEnd'
  | 'availabilityEndDate'
  | 'subsequentClientId'
  | 'subsequentTicketSelect'
> & {
  id: string;
  /** None is left: what is sold after it begins. Default: false. */
  isSoldOut?: boolean;
};

type Ending = Pick<TicketTypeTerms, 'availabilityEnd' | 'availabilityEndDate'>;

/** When the sale of a type ends: milliseconds since the epoch, `null` for never. 001 §4 Ticket sale end. */
export function saleEndOf({ availabilityEnd, availabilityEndDate }: Ending, event: SaleEvent): number | null {
  if (availabilityEnd === 'eventEnd') return event.end;
  return availabilityEnd === 'dates' ? momentOf(availabilityEndDate, event.timeZone) : null;
}

/**
 * When the sale of a type begins: milliseconds since the epoch, `-Infinity` for at once, `Infinity` for never. That of a type
 * after another one begins with the other's end; after one that never ends it never does (001 §5).
 */
export function saleStartOf(
  terms: TicketTypeTerms,
  others: readonly OtherTicketType[],
  event: SaleEvent,
): number {
  switch (terms.availability) {
    case 'immediate':
    case 'ticketSelect':
      return -Infinity;
    case 'dates':
      return momentOf(terms.availabilityStartDate, event.timeZone) ?? -Infinity;
    case 'eventEnd':
      return event.end;
    case 'subsequent': {
      const before = others.find(({ id }) => id === terms.subsequentClientId);
      const end = before ? saleEndOf(before, event) : null;
      if (end === null) return Infinity;
      return before?.isSoldOut ? -Infinity : end;
    }
  }
}

/** What buyers read about the sale. */
export type SaleState = Pick<
  TicketType,
  | 'availability'
  | 'inSale'
  | 'saleEnded'
  | 'availabilityStartDate'
  | 'availabilityEndDate'
  | 'requiredTickets'
  | 'perOrderMax'
>;

export interface SaleMoment {
  /** Milliseconds since the epoch. */
  at: number;
  event: SaleEvent;
  others: readonly OtherTicketType[];
  /** How many tickets are chosen of those that availability `ticketSelect` wants first. */
  chosen: number;
}

/** Whether a type can be bought at a moment, and what buyers read about it. 001 §4; 000 §2.2. */
export function saleAt(terms: TicketTypeTerms, { at, event, others, chosen }: SaleMoment): SaleState {
  const { availability, perOrderMax } = terms;
  const start = saleStartOf(terms, others, event);
  const end = saleEndOf(terms, event);
  const saleEnded = end !== null && at >= end;
  const state = { inSale: at >= start && !saleEnded, saleEnded, perOrderMax };
  // Only an end that the organizer set is a date that buyers see; that of the event they know.
  const effectiveEnd = terms.availabilityEnd === 'eventEnd' && !saleEnded ? null : end;
  const dates = (from: number | null) => ({
    availability: 'dates' as const,
    ...state,
    ...(from === null ? {} : { availabilityStartDate: new Date(from).toISOString() }),
    ...(effectiveEnd === null ? {} : { availabilityEndDate: new Date(effectiveEnd).toISOString() }),
  });
  switch (availability) {
    case 'immediate':
      return effectiveEnd === null ? { availability: 'immediate', ...state } : dates(null);
    case 'dates':
    case 'eventEnd':
      return dates(Number.isFinite(start) ? start : null);
    case 'subsequent':
      return saleEnded ? dates(null) : { availability: 'immediate', ...state };
    case 'ticketSelect': {
      const most = Math.min(perOrderMax, terms.subsequentTicketSelectMax * chosen);
      return {
        availability: 'ticketSelect',
        ...state,
        inSale: chosen > 0 && !saleEnded,
        perOrderMax: chosen > 0 ? most : perOrderMax,
        requiredTickets: terms.subsequentTicketSelect.map(
          (id) => others.find((other) => other.id === id)?.name ?? id,
        ),
      };
    }
  }
}

type Showing = Pick<
  TicketTypeTerms,
  | 'visibility'
  | 'visibilityStartDate'
  | 'visibilityEndDate'
  | 'visibilityStartChecked'
  | 'visibilityEndChecked'
>;

/** From and until when a type is in the list, in milliseconds since the epoch; `null`: no such limit. 001 §4 Visibility modes. */
export function visibleBetween(
  terms: Showing,
  { timeZone }: SaleEvent,
): { from: number | null; until: number | null } {
  const limit = (counts: boolean, minute: EventMinute | null) =>
    terms.visibility === 'dates' && counts ? momentOf(minute, timeZone) : null;
  return {
    from: limit(terms.visibilityStartChecked, terms.visibilityStartDate),
    until: limit(terms.visibilityEndChecked, terms.visibilityEndDate),
  };
}

/** Whether a type is in the list at a moment. */
export function isVisibleAt(terms: Showing, at: number, event: SaleEvent): boolean {
  const { from, until } = visibleBetween(terms, event);
  return (from === null || at >= from) && (until === null || at < until);
}
