import {
  getPostRegistration,
  getSocialShareSettings,
  savePostRegistration,
  saveSocialShareSettings,
} from '../../../../src/contract';
import { handle, type BoundHandler } from '../../../handle';
import { changePostRegistration, changeSocialShare } from '../rules/settings';
import { settingsOf } from '../rules/settingsOf';

export const postRegistrationHandlers: BoundHandler[] = [
  handle(getPostRegistration, ({ db, params }) => settingsOf(db, params.eventId).settings),
  handle(getSocialShareSettings, ({ db, params }) => settingsOf(db, params.eventId).socialShare),
  handle(savePostRegistration, ({ db, params, body }) => changePostRegistration(db, params.eventId, body)),
  handle(saveSocialShareSettings, ({ db, params, body }) => changeSocialShare(db, params.eventId, body)),
];
