import type { AttendeeSection, BillingField, CustomField } from '../../domain';
import type { FieldName } from './FieldsContext';

/** A part of the form. @public */
export type RegistrationFormPart = 'buyer' | 'attendee' | 'custom' | 'billing' | 'payment' | 'consents';

/** A part of the form with its fields, as they stand in it. */
export interface FormPart {
  id: string;
  part: RegistrationFormPart;
  /** Of an attendee, from 1. */
  number?: number;
  fields: readonly { name: FieldName; label: string }[];
}

const billing: readonly BillingField[] = [
  ...(['billedContact', 'company', 'vat', 'country', 'address1', 'city', 'state', 'zip', 'memo'] as const),
];

/** Messages of these say themselves what they are about. */
const plain = (names: readonly FieldName[]) => names.map((name) => ({ name, label: '' }));

/** Every field that can be wrong, by the parts of the form. */
export const formParts = (
  sections: readonly AttendeeSection[],
  customFields: readonly CustomField[] = [],
): FormPart[] => [
  { id: 'buyer', part: 'buyer', fields: plain(['buyer.firstName', 'buyer.lastName', 'buyer.email']) },
  ...sections.map(({ key, questions }, index): FormPart => ({
    id: key,
    part: 'attendee',
    number: index + 1,
    fields: questions.map((question) => ({
      name: `attendees.${key}.${question.key}`,
      label: question.label,
    })),
  })),
  {
    id: 'custom',
    part: 'custom',
    fields: customFields.map(({ name, label }) => ({ name: `custom.${name}`, label })),
  },
  {
    id: 'payment',
    part: 'payment',
    fields: plain(['card.number', 'card.expiry', 'card.cvc', 'card.cardName']),
  },
  { id: 'billing', part: 'billing', fields: plain(billing.map((field) => `billing.${field}` as const)) },
  { id: 'consents', part: 'consents', fields: plain(['legalAgreement', 'additionalTermsConsent']) },
];
