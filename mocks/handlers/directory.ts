import type { BoundHandler } from '../handle';

export const directoryHandlers: BoundHandler[] = [];
