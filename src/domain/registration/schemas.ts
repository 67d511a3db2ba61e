import { boolean, mixed, object } from 'yup';
import { billingFieldsFor, isBillingRequired } from './billing';
import { attendeeFields } from './questionSchema';
import { customFieldsSchema } from './customFieldsSchema';
import { email, requiredWhen, text, type Text } from '../forms/textSchema';
import { withUniqueEmails } from './uniqueEmailsSchema';
import {
  areDetailsRequired,
  isBuyerSkipped,
  isCardRequired,
  isTermsAgreed,
  type BillingField,
  type CardFieldStatus,
  type RegistrationContext,
} from './values';

const buyerFields = (context: RegistrationContext) => {
  const isRequested = !isBuyerSkipped(context);
  return {
    firstName: requiredWhen(isRequested, text(), 'validation.firstNameRequired'),
    lastName: requiredWhen(isRequested, text(), 'validation.lastNameRequired'),
    email: isRequested ? email(true) : text(),
  };
};

/** The texts of 000 §5 Billing model. */
const billingKeys: Record<BillingField, { required: string; tooLong: string }> = {
  billedContact: { required: 'validation.billedContactRequired', tooLong: 'validation.billedContactTooLong' },
  company: { required: 'validation.companyRequired', tooLong: 'validation.companyTooLong' },
  vat: { required: 'validation.fieldRequired', tooLong: 'validation.vatTooLong' },
  country: { required: 'validation.countryRequired', tooLong: 'validation.countryRequired' },
  address1: { required: 'validation.addressRequired', tooLong: 'validation.addressTooLong' },
  city: { required: 'validation.cityRequired', tooLong: 'validation.cityTooLong' },
  state: { required: 'validation.stateRequired', tooLong: 'validation.stateTooLong' },
  zip: { required: 'validation.zipRequired', tooLong: 'validation.zipTooLong' },
  memo: { required: 'validation.memoRequired', tooLong: 'validation.memoTooLong' },
};

/** 000 §9 Field limits; those of the company's own fields and the notes are ours. */
const limits: Record<BillingField, number> = {
  billedContact: 150,
  company: 150,
  vat: 50,
  country: 2,
  address1: 150,
  city: 50,
  state: 50,
  zip: 50,
  memo: 500,
};

const billField = (context: RegistrationContext, field: BillingField): Text =>
  text().when('country', ([country]: unknown[], schema: Text) => {
    if (!billingFieldsFor(context, typeof country === 'string' ? country : '').includes(field)) return schema;
    const { required, tooLong } = billingKeys[field];
    return requiredWhen(isBillingRequired(context, field), schema.max(limits[field], tooLong), required);
  });

/** `country` decides about the others, so that it can't wait for itself. */
const addressFields = (context: RegistrationContext) => ({
  billedContact: billField(context, 'billedContact'),
  company: billField(context, 'company'),
  vat: billField(context, 'vat'),
  country: requiredWhen(
    billingFieldsFor(context, '').includes('country') && isBillingRequired(context, 'country'),
    text(),
    billingKeys.country.required,
  ),
  address1: billField(context, 'address1'),
  city: billField(context, 'city'),
  state: billField(context, 'state'),
  zip: billField(context, 'zip'),
  memo: billField(context, 'memo'),
});

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
        if (!isRequired || value === 'complete' || value === 'absent') return true;
        return createError({ message: value === 'incomplete' ? incomplete : required });
      });
  return {
    number: status(keys.number),
    expiry: status(keys.expiry),
    cvc: status(keys.cvc, 'validation.card.cvcInvalid'),
    cardName: text().when('number', {
      is: 'absent',
      otherwise: (name) => requiredWhen(isRequired, name, 'validation.card.nameRequired'),
    }),
  };
};

/** Who buys, where the bill goes and whether the card is complete. 000 §5 Billing model. Messages are i18n keys. @public */
export const billingSchema = (context: RegistrationContext) =>
  object({ ...buyerFields(context), ...addressFields(context), card: object(cardFields(context)) });

/** The whole form: one set of answers a ticket, the billing model and the consents. 000 §5. Messages are i18n keys. @public */
export const registrationSchema = (context: RegistrationContext) =>
  object({
    attendees: withUniqueEmails(object(attendeeFields(context)), context),
    buyer: object(buyerFields(context)),
    billing: object(addressFields(context)),
    card: object(cardFields(context)),
    legalAgreement: agreement(context),
    additionalTermsConsent: additionalTerms(context),
    showInCommunity: boolean().default(true),
    custom: customFieldsSchema(context.customFields),
  });

const mustAgree = () => boolean().default(false).oneOf([true], 'validation.termsRequired');

const agreement = (context: RegistrationContext) =>
  isTermsAgreed(context) ? boolean().default(true) : mustAgree();

const additionalTerms = ({ additionalTermsMandatory = false }: RegistrationContext) =>
  additionalTermsMandatory ? mustAgree() : boolean().default(false);

/** What must be there at the moment of saving. 000 §5 Transaction rules. Messages are i18n keys. @public */
export const transactionSchema = (context: RegistrationContext) =>
  object({
    legalAgreement: agreement(context),
    additionalTermsConsent: additionalTerms(context),
    paymentToken: requiredWhen(
      areDetailsRequired(context) && isCardRequired(context),
      text(),
      'validation.paymentTokenMissing',
    ),
  });
