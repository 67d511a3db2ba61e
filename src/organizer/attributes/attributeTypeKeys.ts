import type { AttributeType } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What each kind of answer is called. */
export const attributeTypeKeys: Readonly<Record<AttributeType, MessageKey>> = {
  text: 'organizer.registrationForm.type.text',
  email: 'organizer.registrationForm.type.email',
  number: 'organizer.attributes.type.number',
  date: 'organizer.registrationForm.type.date',
  boolean: 'organizer.attributes.type.boolean',
  select: 'organizer.registrationForm.type.select',
  multiSelect: 'organizer.registrationForm.type.checkbox',
};
