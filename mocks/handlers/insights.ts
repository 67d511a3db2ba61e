import type { BoundHandler } from '../handle';

export const insightsHandlers: BoundHandler[] = [];
