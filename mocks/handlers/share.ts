import type { BoundHandler } from '../handle';

export const shareHandlers: BoundHandler[] = [];
