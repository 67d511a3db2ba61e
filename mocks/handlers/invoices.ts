import type { BoundHandler } from '../handle';

export const invoicesHandlers: BoundHandler[] = [];
