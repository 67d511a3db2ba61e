import { getPostRegistration, getSocialShareSettings } from '../../src/contract';
import { handle, type BoundHandler } from '../handle';
import { settingsOf } from '../rules/postRegistration';

export const postRegistrationHandlers: BoundHandler[] = [
  handle(getPostRegistration, ({ db, params }) => settingsOf(db, params.eventId).settings),
  handle(getSocialShareSettings, ({ db, params }) => settingsOf(db, params.eventId).socialShare),
];
