import type { BoundHandler } from '../handle';

export const ticketTypesHandlers: BoundHandler[] = [];
