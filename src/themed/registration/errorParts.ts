import type { AttendeeSection, CustomField } from '../../domain';
import type { MessageKey, Translate } from '../../i18n';
import type { FieldName } from './FieldsContext';

interface ListedField {
  name: FieldName;
  textOf: (t: Translate, message: MessageKey) => string;
}

/** A part of the form with its fields, as they stand in it. */
export interface ErrorPart {
  id: string;
  /** Null where the form has no heading either. */
  title: ((t: Translate) => string) | null;
  fields: readonly ListedField[];
  /** Here the problems of fields with rules of their own are listed as well. */
  hasPaymentFields?: boolean;
}

const plainText: ListedField['textOf'] = (t, message) => t(message);

/** Names the field, where a message of 000 §5 does not say what it is about. */
const named =
  (fieldOf: (t: Translate) => string): ListedField['textOf'] =>
  (t, message) =>
    t('registration.errorOfField', { field: fieldOf(t), problem: t(message) });

const fieldsOf = (
  names: readonly FieldName[],
  texts: Partial<Record<FieldName, ListedField['textOf']>> = {},
): readonly ListedField[] => names.map((name) => ({ name, textOf: texts[name] ?? plainText }));

/** Every field that can be wrong, by the parts of the form. @param taxName what the tax id is called */
export function errorParts(
  sections: readonly AttendeeSection[],
  taxName: string | null,
  customFields: readonly CustomField[] = [],
): ErrorPart[] {
  const attendees = sections.map(({ key, questions }, index): ErrorPart => ({
    id: key,
    title: (t) => t('registration.attendee', { number: index + 1 }),
    fields: questions.map((question) => ({
      name: `attendees.${key}.${question.key}`,
      textOf: (t, message) => t(message, { label: question.label }),
    })),
  }));
  return [
    {
      id: 'buyer',
      title: (t) => t('registration.buyer'),
      fields: fieldsOf(['buyer.firstName', 'buyer.lastName', 'buyer.email']),
    },
    ...attendees,
    {
      id: 'custom',
      title: (t) => t('registration.custom'),
      fields: customFields.map(({ name, label }) => ({
        name: `custom.${name}`,
        textOf: (t, message) => t(message, { label }),
      })),
    },
    {
      id: 'billing',
      title: (t) => t('registration.billing'),
      fields: fieldsOf(
        [
          ...(['billing.billedContact', 'billing.company', 'billing.vat', 'billing.country'] as const),
          ...(['billing.address1', 'billing.city', 'billing.state', 'billing.zip', 'billing.memo'] as const),
        ],
        { 'billing.vat': named((t) => taxName ?? t('registration.tax')) },
      ),
    },
    {
      id: 'payment',
      title: (t) => t('registration.payment'),
      fields: fieldsOf(['card.number', 'card.expiry', 'card.cvc', 'card.cardName']),
      hasPaymentFields: true,
    },
    {
      id: 'consents',
      title: null,
      fields: fieldsOf(['legalAgreement', 'additionalTermsConsent'], {
        additionalTermsConsent: named((t) => t('registration.additionalTerms')),
      }),
    },
  ];
}
