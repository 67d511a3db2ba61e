import type { BoundHandler } from '../handle';

export const promotionsHandlers: BoundHandler[] = [];
