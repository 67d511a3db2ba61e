import { boolean, mixed, object, string } from 'yup';
import type { FormQuestion } from '../../contract';
import { hasCity, hasPostalCode } from '../countries';
import { isEmail } from '../email';
import { answerLimit, attendeeSections } from './answers';
import {
  areDetailsRequired,
  isBuyerSkipped,
  isCardRequired,
  isTermsAgreed,
  type BillingField,
  type CardFieldStatus,
  type RegistrationContext,
} from './values';

/** 000 §9 Field limits. */
const limits = { city: 50, zip: 50, state: 50, address1: 150 } as const;

const text = () => string().trim().default('');
type Text = ReturnType<typeof text>;

const requiredWhen = (isRequired: boolean, schema: Text, key: string): Text =>
  isRequired ? schema.required(key) : schema;

const email = (isRequired: boolean) =>
  requiredWhen(
    isRequired,
    text().test('email', 'validation.emailInvalid', (value) => !value || isEmail(value)),
    'validation.emailRequired',
  );

const buyerFields = (context: RegistrationContext) => {
  const asked = !isBuyerSkipped(context);
  return {
    firstName: requiredWhen(asked, text(), 'validation.firstNameRequired'),
    lastName: requiredWhen(asked, text(), 'validation.lastNameRequired'),
    email: asked ? email(true) : text(),
  };
};

const addressFields = (context: RegistrationContext) => {
  const { choice, invoiceRequired = [], addressByCountry = true } = context;
  const needs = (field: BillingField) =>
    areDetailsRequired(context) &&
    (choice === 'invoice' ? invoiceRequired.includes(field) : field !== 'state');
  const unlessNone = (field: 'city' | 'zip', key: string, has: (code: string) => boolean) =>
    text()
      .max(limits[field], `validation.${field}TooLong`)
      .when('country', ([country]: unknown[], schema: Text) =>
        requiredWhen(needs(field) && !(addressByCountry && !has(String(country))), schema, key),
      );
  return {
    country: requiredWhen(needs('country'), text(), 'validation.countryRequired'),
    address1: requiredWhen(
      needs('address1'),
      text().max(limits.address1, 'validation.addressTooLong'),
      'validation.addressRequired',
    ),
    city: unlessNone('city', 'validation.cityRequired', hasCity),
    state: requiredWhen(
      needs('state'),
      text().max(limits.state, 'validation.stateTooLong'),
      'validation.stateRequired',
    ),
    zip: unlessNone('zip', 'validation.zipRequired', hasPostalCode),
  };
};

const cardKeys = {
  elements: {
    number: 'validation.cardElement.numberRequired',
    expiry: 'validation.cardElement.expiryRequired',
    cvc: 'validation.cardElement.cvcRequired',
  },
  plain: {
    number: 'validation.card.numberRequired',
    expiry: 'validation.card.expiryRequired',
    cvc: 'validation.card.cvcRequired',
  },
} as const;

const cardFields = (context: RegistrationContext) => {
  const isRequired = isCardRequired(context);
  const keys = cardKeys[context.cardTemplate ?? 'elements'];
  const status = (required: string, incomplete = required) =>
    mixed<CardFieldStatus>()
      .default('empty')
      .test('complete', (value, { createError }) => {
        if (!isRequired || value === 'complete') return true;
        return createError({ message: value === 'incomplete' ? incomplete : required });
      });
  return {
    number: status(keys.number),
    expiry: status(keys.expiry),
    cvc: status(keys.cvc, 'validation.card.cvcInvalid'),
    cardName: requiredWhen(isRequired, text(), 'validation.card.nameRequired'),
  };
};

const answer = (question: FormQuestion) => {
  const schema = text().max(answerLimit(question), 'validation.answerTooLong');
  if (question.type === 'select')
    return requiredWhen(question.required, schema, 'validation.choiceRequired').test(
      'offered',
      'validation.choiceRequired',
      (value) => !value || (question.options ?? []).includes(value),
    );
  const required = requiredWhen(question.required, schema, requiredKeyOf(question));
  return question.type === 'email'
    ? required.test('email', 'validation.emailInvalid', (value) => !value || isEmail(value))
    : required;
};

function requiredKeyOf({ attributeKey, type }: FormQuestion): string {
  if (attributeKey === 'firstName') return 'validation.firstNameRequired';
  if (attributeKey === 'lastName') return 'validation.lastNameRequired';
  return attributeKey === 'email' || type === 'email'
    ? 'validation.emailRequired'
    : 'validation.answerRequired';
}

const attendeeFields = ({ form, personTickets = [] }: RegistrationContext) =>
  Object.fromEntries(
    (form ? attendeeSections(form, personTickets) : []).map(({ key, questions }) => [
      key,
      object(Object.fromEntries(questions.map((question) => [question.key, answer(question)]))),
    ]),
  );

/** Who buys, where the bill goes and whether the card is complete. 000 §5 Billing model. Messages are i18n keys. */
export const billingSchema = (context: RegistrationContext) =>
  object({ ...buyerFields(context), ...addressFields(context), card: object(cardFields(context)) });

/** The whole form: one set of answers a ticket, the billing model and the consents. 000 §5. Messages are i18n keys. */
export const registrationSchema = (context: RegistrationContext) =>
  object({
    attendees: object(attendeeFields(context)),
    buyer: object(buyerFields(context)),
    billing: object(addressFields(context)),
    card: object(cardFields(context)),
    legalAgreement: agreement(context),
    showInCommunity: boolean().default(true),
  });

const agreement = (context: RegistrationContext) =>
  isTermsAgreed(context)
    ? boolean().default(true)
    : boolean().default(false).oneOf([true], 'validation.termsRequired');

/** What must be there at the moment of saving. 000 §5 Transaction rules. Messages are i18n keys. */
export const transactionSchema = (context: RegistrationContext) =>
  object({
    legalAgreement: agreement(context),
    paymentToken: requiredWhen(
      areDetailsRequired(context) && isCardRequired(context),
      text(),
      'validation.paymentTokenMissing',
    ),
  });
