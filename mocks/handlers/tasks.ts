import type { BoundHandler } from '../handle';

export const tasksHandlers: BoundHandler[] = [];
