import type { BoundHandler } from '../handle';

export const ringsHandlers: BoundHandler[] = [];
