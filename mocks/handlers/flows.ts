import type { BoundHandler } from '../handle';

export const flowsHandlers: BoundHandler[] = [];
