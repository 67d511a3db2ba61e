import type { BoundHandler } from '../handle';

export const adminHandlers: BoundHandler[] = [];
