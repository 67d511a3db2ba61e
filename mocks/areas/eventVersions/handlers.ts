import { getAgendaVersion, getRegistrationVersion } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { versionsOf } from './rules';

export const versionsHandlers: BoundHandler[] = [
  handle(getAgendaVersion, ({ db, params }) => versionsOf(db, params.eventId).agenda),
  handle(getRegistrationVersion, ({ db, params }) => versionsOf(db, params.eventId).registration),
];
