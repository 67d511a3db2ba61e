import type { BoundHandler } from '../handle';

export const agendaAnalyticsHandlers: BoundHandler[] = [];
