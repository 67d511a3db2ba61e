import type { BoundHandler } from '../handle';

export const promotionGroupsHandlers: BoundHandler[] = [];
