import type { BoundHandler } from '../handle';

export const mobileAppHandlers: BoundHandler[] = [];
