import type { BoundHandler } from '../handle';

export const pollsHandlers: BoundHandler[] = [];
