import { copiedIds, type CopiedIds, type EventCopy } from '../../../rules/eventCopy';
import { setPromotions } from './promotions';

/** The codes of one event in another, with their groups; nobody has used or got them there. */
export function copyPromotions({ from, to, now, moved }: EventCopy, ticketTypeIds: CopiedIds): void {
  const { id: eventId } = to.world.event;
  const made = { created: now, modified: now };
  const groups = from.rows('promotionGroups', from.world.event.id).all();
  const groupIds = copiedIds(groups, () => to.nextId('group'));
  for (const group of groups)
    to.rows('promotionGroups', eventId).add({ ...group, id: groupIds.get(group.id) ?? group.id, ...made });
  const inCopy = (ids: readonly string[]) => ids.flatMap((id) => ticketTypeIds.get(id) ?? []);
  const copies = from.world.promotions.map(({ promotionGroupId = '', start, end, ...promotion }) => {
    const groupId = groupIds.get(promotionGroupId);
    return {
      ...promotion,
      id: to.nextId('promotion'),
      discounts: inCopy(promotion.discounts),
      reveals: inCopy(promotion.reveals),
      ...(start !== undefined && { start: moved(start) }),
      ...(end !== undefined && { end: moved(end) }),
      ...(groupId !== undefined && { promotionGroupId: groupId }),
      ...made,
    };
  });
  setPromotions(to, eventId, copies);
}
