import type { BoundHandler } from '../handle';

export const eventsHandlers: BoundHandler[] = [];
