import type { BoundHandler } from '../handle';

export const emailBuilderHandlers: BoundHandler[] = [];
