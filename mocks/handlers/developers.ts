import type { BoundHandler } from '../handle';

export const developersHandlers: BoundHandler[] = [];
