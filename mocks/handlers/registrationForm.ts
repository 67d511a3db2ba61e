import { getRegistrationForm, saveRegistrationForm } from '../../src/contract';
import { Refusal, type Db } from '../db';
import { handle, type BoundHandler } from '../handle';
import { formSettingsOf, saveForm } from '../rules/registrationForm';

/** The backend sells tickets of one event: it has the one form. */
function checkEvent(db: Db, eventId: string): void {
  if (eventId !== db.world.event.id) throw new Refusal(4040, 'This event has no registration form.');
}

export const registrationFormHandlers: BoundHandler[] = [
  handle(getRegistrationForm, ({ db, params }) => {
    checkEvent(db, params.eventId);
    return formSettingsOf(db);
  }),
  handle(saveRegistrationForm, ({ db, params, body }) => {
    checkEvent(db, params.eventId);
    saveForm(db, body);
    return formSettingsOf(db);
  }),
];
