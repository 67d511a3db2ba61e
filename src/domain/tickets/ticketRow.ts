import type { TicketType } from '../../contract';
import { withText, type Message } from '../text/message';

/** States of a row; the first that is true counts (000 §2.2). */
type TicketRowStatus = 'soldOut' | 'onSale' | 'saleEnded' | 'saleStarts' | 'needsOther' | 'notOnSale';

/** Why a row stands out; `null` when it does not. */
export type TicketHighlight = 'discount' | 'revealed' | 'onSale' | null;

/** Everything a ticket row shows that is a rule and not a look. @public */
export interface TicketRowState {
  status: TicketRowStatus;
  /** What stands where the quantity would be; `null` when it can be chosen. */
  label: Message | null;
  /** True when a quantity can be chosen. */
  hasQuantity: boolean;
  /** 'Ends Mar 20'. */
  ends: Message | null;
  /** '3 Left'. */
  left: Message | null;
  /** Fewer than six are left. */
  urgent: boolean;
  /** The date in `label` or `ends`, in full, for the accessible description. */
  fullDate: string | null;
  isFree: boolean;
  highlight: TicketHighlight;
}

/** When, where and for whom a row of the list is shown. @public */
export interface TicketRowContext {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA zone of the event. */
  timeZone: string;
  locale: string;
  /** The organizer's words for 'Sold Out'. */
  noTicketsText?: string | undefined;
}

/** 000 §9: fewer than six remaining is urgent. */
const urgentBelow = 6;

/** The state of one ticket row. 000 §2.2; order of the states: DECISIONS, Tickets and prices. @public */
export function ticketRowState(ticket: TicketType, context: TicketRowContext): TicketRowState {
  const status = statusOf(ticket);
  const byDates = ticket.availability === 'dates';
  const date =
    status === 'saleStarts' ? ticket.availabilityStartDate : byDates ? ticket.availabilityEndDate : undefined;
  const day = date ? shortDate(date, context) : '';
  const remaining = ticket.remainingTickets;
  return {
    status,
    label: labelOf(status, day, ticket, context),
    hasQuantity: status === 'onSale',
    ends: status === 'onSale' && byDates && day ? { key: 'tickets.ends', values: { date: day } } : null,
    left:
      ticket.displayRemaining && remaining !== null && remaining > 0 && !ticket.saleEnded
        ? { key: 'tickets.left', values: { count: remaining } }
        : null,
    urgent: remaining !== null && remaining < urgentBelow,
    fullDate: (date && format(date, { dateStyle: 'full', timeStyle: 'long' }, context)) || null,
    isFree: ticket.buyerPrice === 0,
    highlight: highlightOf(ticket, status),
  };
}

function statusOf(ticket: TicketType): TicketRowStatus {
  if (ticket.remainingTickets === 0) return 'soldOut';
  if (ticket.inSale && !ticket.saleEnded) return 'onSale';
  if (ticket.availability === 'dates') return ticket.saleEnded ? 'saleEnded' : 'saleStarts';
  return ticket.availability === 'ticketSelect' ? 'needsOther' : 'notOnSale';
}

function labelOf(
  status: TicketRowStatus,
  date: string,
  { requiredTickets = [] }: TicketType,
  { noTicketsText }: TicketRowContext,
): Message | null {
  switch (status) {
    case 'onSale':
      return null;
    case 'soldOut':
      return withText('tickets.status.soldOut', noTicketsText);
    case 'needsOther':
      return { key: 'tickets.status.needsOther', values: { tickets: requiredTickets.join(', ') } };
    default:
      return date
        ? { key: `tickets.status.${status}`, values: { date } }
        : { key: 'tickets.status.notOnSale' };
  }
}

/** 000 §2.1: a discount or an unlocked ticket stands out even when it can't be had. */
function highlightOf(ticket: TicketType, status: TicketRowStatus): TicketHighlight {
  if (ticket.discount > 0) return 'discount';
  if (ticket.visibility === 'revealed') return 'revealed';
  return status === 'onSale' ? 'onSale' : null;
}

/** 'Mar 5', with the year only when it is not the current one, in the event's zone. */
function shortDate(date: string, context: TicketRowContext): string {
  const year = (instant: string | number) =>
    format(instant, { year: 'numeric' }, { ...context, locale: 'en' });
  const isOfThisYear = year(date) === year(context.now);
  return format(date, { month: 'short', day: 'numeric', ...(!isOfThisYear && { year: 'numeric' }) }, context);
}

/** Empty for what is no date. */
function format(
  date: string | number,
  options: Intl.DateTimeFormatOptions,
  { timeZone, locale }: TicketRowContext,
): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(instant);
}
