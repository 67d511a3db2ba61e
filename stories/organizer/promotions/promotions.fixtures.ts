import { wholeTable } from '../../../src/domain';
import type { PromotionCode } from '../../../src/contract';
import { promotionGroupsRecords } from '../../../mocks/areas/promotions/seed/groups';
import { createDb } from '../../../mocks/db';
import { createMockClock } from '../../../mocks/clock';
import { toPromotionsResponse } from '../../../mocks/areas/promotions/rules/promotions';
import { scenarios } from '../../../mocks';
import type { PromotionContext } from '../../../src/organizer/promotions/PromotionSections';

const world = scenarios.conference;
const clock = createMockClock({ at: world.now });

/** The promotions of the conference as their organizer is sent them. */
export const promotions: readonly PromotionCode[] = toPromotionsResponse(
  createDb({ world }, clock, {}),
  world.event.id,
  clock,
);

export const promotionNamed = (code: string): PromotionCode => {
  const found = promotions.find((promotion) => promotion.code === code);
  if (!found) throw new Error(`The conference has no ${code}`);
  return found;
};

export const groups = (promotionGroupsRecords.promotionGroups['1001'] ?? []).map((group) => ({
  ...group,
  promotionCount: promotions.filter(({ promotionGroupId }) => promotionGroupId === group.id).length,
  uses: 0,
}));

export const context: PromotionContext = {
  ticketTypes: world.ticketTypes.map(({ id, name }) => ({ id, name })),
  groups,
  timeZone: world.event['time-zone-id'],
};

export const view = wholeTable;
