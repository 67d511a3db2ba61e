import type { BoundHandler } from '../handle';

export const virtualSessionsHandlers: BoundHandler[] = [];
