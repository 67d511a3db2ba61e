import type { BoundHandler } from '../handle';

export const resourcesHandlers: BoundHandler[] = [];
