import type { FormQuestionType } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What each way to answer is called. */
export const typeKeys: Readonly<Record<FormQuestionType, MessageKey>> = {
  text: 'organizer.registrationForm.type.text',
  email: 'organizer.registrationForm.type.email',
  textarea: 'organizer.registrationForm.type.textarea',
  select: 'organizer.registrationForm.type.select',
  radio: 'organizer.registrationForm.type.radio',
  checkbox: 'organizer.registrationForm.type.checkbox',
  list: 'organizer.registrationForm.type.list',
  date: 'organizer.registrationForm.type.date',
  phone: 'organizer.registrationForm.type.phone',
  country: 'organizer.registrationForm.type.country',
  file: 'organizer.registrationForm.type.file',
  consent: 'organizer.registrationForm.type.consent',
  sessionRegistration: 'organizer.registrationForm.type.sessionRegistration',
};

/** In the order they are offered. */
export const questionTypes = Object.keys(typeKeys) as FormQuestionType[];
