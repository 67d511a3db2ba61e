import type { FormModel, HeldTransaction, PersonTicket, SaveRequest } from '../../contract';
import { countryName } from '../countries/countries';
import { answerKey, visibleQuestions, questionsOf, textsOf } from './answers';
import { normalizedQuestion } from './normalizedQuestion';
import type { CustomField } from './customFields';
import { billingFieldsFor } from './billing';
import {
  contextOf,
  type BillingField,
  type InvoiceFields,
  type RegistrationContext,
  type RegistrationValues,
} from './values';

/** 000 §7: form field ids are trimmed at the underscore when saved, `71_form` → `71`. */
export function trimFieldId(id: string): string {
  const underscore = id.lastIndexOf('_');
  return underscore > 0 ? id.slice(0, underscore) : id;
}

export interface SubmissionContext {
  hold: Pick<
    HeldTransaction,
    'token' | 'orderTotal' | 'currency' | 'tickets' | 'freeEvent' | 'isPayByInvoice' | 'swapToken' | 'gateway'
  >;
  /** By invoice: what is requested. */
  invoice?: InvoiceFields | undefined;
  /** Paid at once, and still with an invoice. */
  isInvoicing?: boolean | undefined;
  /** The organizer's own terms, where there are any: whether they were agreed to is sent along. */
  additionalTerms?: string | undefined;
  form?: FormModel | undefined;
  personTickets?: readonly PersonTicket[] | undefined;
  /** Fields that the page around added. */
  customFields?: readonly CustomField[] | undefined;
  /** Language of the country's name. */
  locale: string;
}

/** The order as it is saved, without the proof of payment that the method adds. Card fields are no part of it. */
export type OrderSubmission = Omit<SaveRequest, 'paymentToken' | 'paymentIntentId'>;

/** What the buyer filled in, as the backend takes it. 000 §3, §7. Emails and text answers are trimmed. */
export function orderSubmission(values: RegistrationValues, context: SubmissionContext): OrderSubmission {
  const { hold, form, personTickets = [], additionalTerms } = context;
  return {
    token: hold.token,
    orderTotal: hold.orderTotal,
    currency: hold.currency.code,
    billingAddress: {
      ...buyerOf(values, form, personTickets),
      ...billingOf(values, context),
      ...(hold.swapToken ? { isSwap: true } : {}),
    },
    personTickets: personTickets.map((ticket) => ({
      id: ticket.id,
      formSubmission: {
        entities: requestedAnswers(values, form, ticket).map((question) => ({
          id: trimFieldId(question.id),
          attributeKey: question.attributeKey,
          submissionValues: textsOf(values.attendees[answerKey(ticket.id)]?.[answerKey(question.id)]),
        })),
      },
    })),
    legalAgreement: values.legalAgreement,
    ...(additionalTerms !== undefined
      ? { additionalTerms, additionalTermsConsent: values.additionalTermsConsent }
      : {}),
    showInCommunity: values.showInCommunity,
    payByInvoice: hold.isPayByInvoice,
    ...(context.isInvoicing ? { isInvoicing: true } : {}),
    freeEvent: hold.freeEvent,
    ...(hold.swapToken ? { swapToken: hold.swapToken } : {}),
    ...customOf(values, context),
  };
}

/** What is in the fields that there are now, whatever a draft still knows of others. */
function customOf({ custom }: RegistrationValues, { customFields = [] }: SubmissionContext) {
  const filledIn = customFields
    .map(({ name }) => [name, custom?.[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return filledIn.length > 0 ? { customFields: Object.fromEntries(filledIn) } : {};
}

function requestedAnswers(values: RegistrationValues, form: FormModel | undefined, ticket: PersonTicket) {
  const answers = values.attendees[answerKey(ticket.id)];
  return visibleQuestions(
    (form ? questionsOf(form, ticket) : []).map(normalizedQuestion),
    ({ id }) => answers?.[answerKey(id)],
  );
}

/** The buyer; where nobody was requested one (a free event, one ticket), the first attendee is. */
function buyerOf(
  { buyer, attendees }: RegistrationValues,
  form: FormModel | undefined,
  tickets: readonly PersonTicket[],
) {
  const first = tickets[0] && attendees[answerKey(tickets[0].id)];
  const ofAttendee = (attributeKey: string) => {
    const question = form?.entities.find((one) => one.attributeKey === attributeKey);
    return textsOf(question && first?.[answerKey(question.id)])[0] ?? '';
  };
  return {
    firstName: buyer.firstName.trim() || ofAttendee('firstName'),
    lastName: buyer.lastName.trim() || ofAttendee('lastName'),
    email: buyer.email.trim() || ofAttendee('email'),
  };
}

const filled = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;

/** The bill as it was requested, whatever was typed into fields that are not asked for any more. */
function billOf(values: RegistrationValues, context: RegistrationContext): RegistrationValues['billing'] {
  const { billing } = values;
  const billingFields = new Set(billingFieldsFor(context, billing.country));
  const entries = Object.entries(billing) as [BillingField, string][];
  return Object.fromEntries(
    entries.map(([field, value]) => [field, billingFields.has(field) ? value.trim() : '']),
  ) as RegistrationValues['billing'];
}

function billingOf(values: RegistrationValues, { hold, invoice, locale }: SubmissionContext) {
  const { country, ...rest } = billOf(values, contextOf(hold, { invoice }));
  return {
    ...(country ? { country: countryName(country, locale), countryCode: country } : {}),
    ...filled(rest),
  };
}

/** Who pays, as a card provider checks it. */
export function payerOf(values: RegistrationValues, context: SubmissionContext) {
  const { hold, invoice, form, personTickets = [] } = context;
  const { firstName, lastName, email } = buyerOf(values, form, personTickets);
  const { country, address1, city, state, zip } = billOf(values, contextOf(hold, { invoice }));
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    ...(country && { address: { line1: address1, city, state, postalCode: zip, country } }),
  };
}
