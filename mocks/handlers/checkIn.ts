import type { BoundHandler } from '../handle';

export const checkInHandlers: BoundHandler[] = [];
