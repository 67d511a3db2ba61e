import type { TicketType } from '../../contract';
import type { Selection } from '../tickets';
import { trackedType } from './tracked';
import type { WidgetEvent } from './widgetEvent';

/** The ticket selection as far as it is watched. */
export interface WatchedSelection {
  /** Empty until they have been read. */
  tickets: readonly TicketType[];
  selection: Selection;
  /** The promotion code in force. */
  code: string | null;
  /** Why the last code was refused; a new object is a new refusal. */
  refusal: object | null;
}

/** Nothing has been shown. */
export const unseenSelection: WatchedSelection = { tickets: [], selection: {}, code: null, refusal: null };

/** What happened on the ticket list since it was last looked at. */
export function selectionEvents(before: WatchedSelection, after: WatchedSelection): WidgetEvent[] {
  const events: WidgetEvent[] = [];
  const isFirst = before.tickets.length === 0;
  if (isFirst && after.tickets.length > 0)
    events.push({
      type: 'ticketsShown',
      tickets: after.tickets.map((ticket) => trackedType(ticket, ticket.currency)),
    });
  if (after.code !== null && after.code !== before.code)
    events.push({ type: 'promotionApplied', code: after.code });
  if (before.code !== null && after.code === null)
    events.push({ type: 'promotionRemoved', code: before.code });
  if (after.refusal && after.refusal !== before.refusal) events.push({ type: 'promotionRefused' });
  // What is chosen at first nobody chose (000 §4 Default quantity).
  return isFirst ? events : events.concat(quantityEvents(before.selection, after));
}

function quantityEvents(was: Selection, { tickets, selection }: WatchedSelection): WidgetEvent[] {
  return tickets.flatMap((ticket) => {
    const before = was[ticket.id] ?? 0;
    const quantity = selection[ticket.id] ?? 0;
    if (before === quantity) return [];
    return [{ type: 'quantityChanged' as const, ...trackedType(ticket, ticket.currency), quantity, before }];
  });
}
