import type { Opening, TicketTypeSeed } from '../../../db';
import { copiedIds, type CopiedIds, type EventCopy } from '../../../rules/eventCopy';

/** Offers the ticket types of one event in another, as many of each as there were to sell at first. Answers what each is there. */
export function copyTicketTypes(copy: EventCopy): CopiedIds {
  const { from, to } = copy;
  const ids = copiedIds(from.world.ticketTypes, () => to.nextId('ticketType'));
  to.world.ticketTypes = structuredClone(from.world.ticketTypes).map((type) => copied(type, ids, copy));
  // Prices are amounts of it.
  to.world.sale.currency = from.world.sale.currency;
  to.stock.typesChanged(to.world.ticketTypes);
  return ids;
}

function copied(
  type: TicketTypeSeed,
  ids: CopiedIds,
  { from: { orderBook }, moved }: EventCopy,
): TicketTypeSeed {
  const { id, stock, opening, saleEnd, visibility } = type;
  return {
    ...type,
    id: ids.get(id) ?? id,
    stock: stock === null ? null : stock + orderBook.pastTickets(id),
    opening: copiedOpening(opening, ids, moved),
    ...(typeof saleEnd === 'object' && { saleEnd: { date: moved(saleEnd.date) } }),
    ...(visibility && { visibility: movedSpan(visibility, moved) }),
  };
}

function copiedOpening(opening: Opening, ids: CopiedIds, moved: EventCopy['moved']): Opening {
  switch (opening.kind) {
    case 'immediate':
    case 'closed':
    case 'eventEnd':
      return opening;
    case 'dates':
      return { ...opening, ...movedSpan(opening, moved) };
    case 'subsequent':
      return { ...opening, after: ids.get(opening.after) ?? opening.after };
    case 'ticketSelect':
      return { ...opening, requires: opening.requires.flatMap((id) => ids.get(id) ?? []) };
  }
}

const movedSpan = ({ start, end }: { start?: string; end?: string }, moved: EventCopy['moved']) => ({
  ...(start !== undefined && { start: moved(start) }),
  ...(end !== undefined && { end: moved(end) }),
});
