import { object, type ObjectSchema } from 'yup';
import { email, text } from '../forms/textSchema';

/** Someone who gets a moderator's rights, as the form has it. */
export interface ModeratorValues {
  name: string;
  email: string;
}

export const newModerator: ModeratorValues = { name: '', email: '' };

const emailKeys = { required: 'organizer.members.error.email', invalid: 'organizer.members.error.email' };

/** Messages are i18n keys. */
export const moderatorSchema: ObjectSchema<ModeratorValues> = object({
  name: text().required('organizer.agenda.error.itemName'),
  email: email(true, emailKeys),
});
