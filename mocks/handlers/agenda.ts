import type { BoundHandler } from '../handle';

export const agendaHandlers: BoundHandler[] = [];
