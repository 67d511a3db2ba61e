import { getRegistrationForm, saveRegistrationForm } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { formSettingsOf, saveForm } from './rules';

export const registrationFormHandlers: BoundHandler[] = [
  handle(getRegistrationForm, ({ db }) => formSettingsOf(db)),
  handle(saveRegistrationForm, ({ db, body }) => {
    saveForm(db, body);
    return formSettingsOf(db);
  }),
];
