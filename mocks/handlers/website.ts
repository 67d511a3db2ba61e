import type { BoundHandler } from '../handle';

export const websiteHandlers: BoundHandler[] = [];
