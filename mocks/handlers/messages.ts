import type { BoundHandler } from '../handle';

export const messagesHandlers: BoundHandler[] = [];
