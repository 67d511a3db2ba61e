import type { PromotionStatus } from '../../contract';
import type { TableView } from '../table';

/** Every status in the order a filter lists them. */
export const promotionStatuses = [
  'ACTIVE',
  'SCHEDULED',
  'USED_UP',
  'ENDED',
] as const satisfies readonly PromotionStatus[];

export interface PromotionFilter {
  search?: string;
  status?: PromotionStatus;
  promotionGroupId?: string;
}

/** Which promotions a view of the list asks for; its filters are `status` and `group`. 002 §7. */
export function promotionFilterOf({ search, filters }: TableView): PromotionFilter {
  const query = search.trim();
  const status = promotionStatuses.find((one) => one === filters['status']);
  const group = filters['group'];
  return {
    ...(query !== '' && { search: query }),
    ...(status && { status }),
    ...(group !== undefined && { promotionGroupId: group }),
  };
}
