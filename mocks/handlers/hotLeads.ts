import type { BoundHandler } from '../handle';

export const hotLeadsHandlers: BoundHandler[] = [];
