import type { BoundHandler } from '../handle';

export const campaignsHandlers: BoundHandler[] = [];
