import type { FormQuestionType } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What each way to answer is called. */
export const typeKeys: Readonly<Record<FormQuestionType, MessageKey>> = {
  text: 'organizer.registration.type.text',
  email: 'organizer.registration.type.email',
  textarea: 'organizer.registration.type.textarea',
  select: 'organizer.registration.type.select',
  radio: 'organizer.registration.type.radio',
  checkbox: 'organizer.registration.type.checkbox',
  list: 'organizer.registration.type.list',
  date: 'organizer.registration.type.date',
  phone: 'organizer.registration.type.phone',
  country: 'organizer.registration.type.country',
  file: 'organizer.registration.type.file',
  consent: 'organizer.registration.type.consent',
  sessionRegistration: 'organizer.registration.type.sessionRegistration',
};

/** In the order they are offered. */
export const questionTypes = Object.keys(typeKeys) as FormQuestionType[];
