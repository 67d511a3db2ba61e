import {
  getPostRegistration,
  getSocialShareSettings,
  savePostRegistration,
  saveSocialShareSettings,
} from '../../../../src/contract';
import { handle, type BoundHandler } from '../../../handle';
import { changeConfirmationSettings, changeSocialShare } from '../rules/settings';
import { settingsOf } from '../rules/settingsOf';

export const confirmationSettingsHandlers: BoundHandler[] = [
  handle(getPostRegistration, ({ db, params }) => settingsOf(db, params.eventId).settings),
  handle(getSocialShareSettings, ({ db, params }) => settingsOf(db, params.eventId).socialShare),
  handle(savePostRegistration, ({ db, params, body }) =>
    changeConfirmationSettings(db, params.eventId, body),
  ),
  handle(saveSocialShareSettings, ({ db, params, body }) => changeSocialShare(db, params.eventId, body)),
];
