import type { BoundHandler } from '../handle';

export const agendaRegistrationsHandlers: BoundHandler[] = [];
