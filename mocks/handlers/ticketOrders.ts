import type { BoundHandler } from '../handle';

export const ticketOrdersHandlers: BoundHandler[] = [];
