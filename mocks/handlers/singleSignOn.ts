import type { BoundHandler } from '../handle';

export const singleSignOnHandlers: BoundHandler[] = [];
