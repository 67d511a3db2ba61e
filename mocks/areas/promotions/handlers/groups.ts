import {
  createPromotionGroup,
  deletePromotionGroup,
  listPromotionGroups,
  updatePromotionGroup,
} from '../../../../src/contract';
import type { PromotionGroup } from '../../../../src/contract';
import { compare, type Db } from '../../../db';
import { handle, type BoundHandler } from '../../../handle';
import type { StoredPromotionGroup } from '../seed/groups';
import { changedAt, checkUnchanged, isSameName } from '../../../rules/edits';
import { eventOf } from '../../events/rules';
import { malformed, textOf } from '../../../rules/fields';
import { changePromotions, idOf, promotionsIn, usesOf } from '../rules/promotions';
import { without } from '../../../rules/without';

interface PathParams {
  accountId: string;
  eventId: string;
}

/** The event's groups; refuses with 4046 when the event is another account's. */
const groupsOf = (db: Db, { accountId, eventId }: PathParams) =>
  db.rows('promotionGroups', eventOf(db, accountId, eventId).id);

const membersOf = (db: Db, eventId: string, groupId: string) =>
  promotionsIn(db, eventId).filter(({ promotionGroupId }) => promotionGroupId === groupId);

function toGroupResponse(db: Db, eventId: string, group: StoredPromotionGroup): PromotionGroup {
  db.expireDue();
  const promotions = membersOf(db, eventId, group.id);
  return {
    ...group,
    promotionCount: promotions.length,
    uses: promotions.reduce((sum, promotion) => sum + usesOf(db, eventId, promotion), 0),
  };
}

/** The name as it is saved. Refuses one that another group of the event has. */
function freeName(db: Db, params: PathParams, name: string, own?: string): string {
  const wanted = textOf('name', name, 100);
  const others = groupsOf(db, params)
    .all()
    .filter(({ id }) => id !== own);
  if (others.some((group) => isSameName(group.name, wanted)))
    throw malformed('name', 'Another group has this name.');
  return wanted;
}

export const promotionGroupsHandlers: BoundHandler[] = [
  handle(createPromotionGroup, ({ db, clock, params, body: { name, description = '' } }) => {
    const now = changedAt(clock);
    const group = groupsOf(db, params).add({
      id: db.nextId('group'),
      name: freeName(db, params, name),
      description: description.trim(),
      created: now,
      modified: now,
    });
    return toGroupResponse(db, params.eventId, group);
  }),
  handle(listPromotionGroups, ({ db, params }) => ({
    promotionGroups: groupsOf(db, params)
      .all()
      .sort((a, b) => compare(a.name, b.name))
      .map((group) => toGroupResponse(db, params.eventId, group)),
  })),
  handle(updatePromotionGroup, ({ db, clock, params, body: { name, description = '', modified } }) => {
    const groups = groupsOf(db, params);
    const before = groups.get(params.promotionGroupId);
    checkUnchanged(before, modified);
    const group = groups.change(before.id, {
      name: freeName(db, params, name, before.id),
      description: description.trim(),
      modified: changedAt(clock, before.modified),
    });
    return toGroupResponse(db, params.eventId, group);
  }),
  handle(deletePromotionGroup, ({ db, params: { promotionGroupId: groupId, ...params } }) => {
    const groups = groupsOf(db, params);
    const left = membersOf(db, params.eventId, groups.get(groupId).id).map(idOf);
    changePromotions(db, params.eventId, left, (promotion) => without(promotion, 'promotionGroupId'));
    groups.remove(groupId);
    return null;
  }),
];
