import {
  isBillingRequired,
  isBuyerSkipped,
  isTermsAgreed,
  type AttendeeQuestion,
  type BillingField,
  type RegistrationContext,
} from '../../domain';
import type { FieldName } from './FieldsContext';

/**
 * What a field is answered with: an input of a kind, a list, a box, or options of which `one` or `many` are chosen.
 * @public
 */
export type RegistrationFieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'date'
  | 'multiline'
  | 'select'
  | 'country'
  | 'tick'
  | 'file'
  | 'one'
  | 'many';

/** What there is to know of a field to draw it. */
export interface FieldFacts {
  kind: RegistrationFieldKind;
  required: boolean;
  /** Of a list. */
  options: readonly string[];
}

const questionKinds: Readonly<Record<string, RegistrationFieldKind>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  textarea: 'multiline',
  select: 'select',
  country: 'country',
  consent: 'tick',
  file: 'file',
  radio: 'one',
  checkbox: 'many',
  list: 'many',
  sessionRegistration: 'many',
};

/** A type that this version does not know is asked as text. */
export const factsOfQuestion = ({ type, required, options = [] }: AttendeeQuestion): FieldFacts => ({
  kind: (Object.hasOwn(questionKinds, type) && questionKinds[type]) || 'text',
  required,
  options,
});

const usualKinds: Readonly<Partial<Record<FieldName, RegistrationFieldKind>>> = {
  'buyer.email': 'email',
  'billing.country': 'country',
  'billing.memo': 'multiline',
  legalAgreement: 'tick',
  additionalTermsConsent: 'tick',
  showInCommunity: 'tick',
};

/** Of a field that is no question, by its name. */
export function factsOf(name: FieldName, context: RegistrationContext): FieldFacts {
  const custom = context.customFields?.find((field) => name === `custom.${field.name}`);
  if (custom) {
    const { type = 'text', required = false, options = [] } = custom;
    return { kind: type === 'checkbox' ? 'tick' : type, required, options };
  }
  return { kind: usualKinds[name] ?? 'text', required: isRequired(name, context), options: [] };
}

function isRequired(name: FieldName, context: RegistrationContext): boolean {
  if (name.startsWith('buyer.')) return !isBuyerSkipped(context);
  if (name.startsWith('billing.'))
    return isBillingRequired(context, name.slice('billing.'.length) as BillingField);
  if (name === 'legalAgreement') return !isTermsAgreed(context);
  return name === 'additionalTermsConsent' && context.additionalTermsMandatory === true;
}

/** 000 §5: spaces around email and state are cut off when the field is left. */
export const isTrimmed = (name: FieldName, kind: RegistrationFieldKind): boolean =>
  kind === 'email' || name === 'billing.state';
