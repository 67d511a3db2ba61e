import type { BoundHandler } from '../handle';

export const attributesHandlers: BoundHandler[] = [];
