import type { BoundHandler } from '../handle';

export const authHandlers: BoundHandler[] = [];
