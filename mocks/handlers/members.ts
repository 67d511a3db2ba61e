import type { BoundHandler } from '../handle';

export const membersHandlers: BoundHandler[] = [];
