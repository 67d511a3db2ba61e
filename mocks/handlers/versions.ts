import type { BoundHandler } from '../handle';

export const versionsHandlers: BoundHandler[] = [];
