import { getAgendaVersion, getRegistrationVersion } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { versionsOf } from './rules';

export const eventVersionsHandlers: BoundHandler[] = [
  handle(getAgendaVersion, ({ db, params }) => versionsOf(db, params.eventId).agenda),
  handle(getRegistrationVersion, ({ db, params }) => versionsOf(db, params.eventId).registration),
];
