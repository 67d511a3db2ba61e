import type { BoundHandler } from '../handle';

export const agendaMediaHandlers: BoundHandler[] = [];
