import type { BoundHandler } from '../handle';

export const partnersHandlers: BoundHandler[] = [];
