import type { BoundHandler } from '../handle';

export const webhooksHandlers: BoundHandler[] = [];
