import type { BoundHandler } from '../handle';

export const accountsHandlers: BoundHandler[] = [];
