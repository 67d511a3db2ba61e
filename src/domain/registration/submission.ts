import type { FormModel, HeldTransaction, PersonTicket, SaveRequest } from '../../contract';
import { countryName, hasCity, hasPostalCode } from '../countries';
import { answerKey } from './answers';
import type { RegistrationValues } from './values';

/** 000 §7: form field ids are trimmed at the underscore when saved, `71_form` → `71`. */
export function trimFieldId(id: string): string {
  const underscore = id.lastIndexOf('_');
  return underscore > 0 ? id.slice(0, underscore) : id;
}

export interface SubmissionContext {
  hold: Pick<
    HeldTransaction,
    'token' | 'orderTotal' | 'currency' | 'tickets' | 'freeEvent' | 'isPayByInvoice' | 'swapToken'
  >;
  form?: FormModel | undefined;
  personTickets?: readonly PersonTicket[] | undefined;
  /** Language of the country's name. */
  locale: string;
}

/** The order as it is saved, without the proof of payment that the method adds. Card fields are no part of it. */
export type OrderSubmission = Omit<SaveRequest, 'paymentToken' | 'paymentIntentId'>;

/** What the buyer filled in, as the backend takes it. 000 §3, §7. Emails and text answers are trimmed. */
export function orderSubmission(values: RegistrationValues, context: SubmissionContext): OrderSubmission {
  const { hold, form, personTickets = [], locale } = context;
  return {
    token: hold.token,
    orderTotal: hold.orderTotal,
    currency: hold.currency.code,
    billingAddress: {
      ...buyerOf(values, form, personTickets),
      ...(hold.orderTotal > 0 ? addressOf(values, locale) : {}),
      ...(hold.swapToken ? { isSwap: true } : {}),
    },
    personTickets: personTickets.map((ticket) => ({
      id: ticket.id,
      formSubmission: {
        entities: (form?.entities ?? []).map((question) => ({
          id: trimFieldId(question.id),
          attributeKey: question.attributeKey,
          submissionValues: answersOf(values, ticket.id, question.id),
        })),
      },
    })),
    legalAgreement: values.legalAgreement,
    showInCommunity: values.showInCommunity,
    payByInvoice: hold.isPayByInvoice,
    freeEvent: hold.freeEvent,
    ...(hold.swapToken ? { swapToken: hold.swapToken } : {}),
  };
}

function answersOf(values: RegistrationValues, ticketId: string, questionId: string): string[] {
  const answer = values.attendees[answerKey(ticketId)]?.[answerKey(questionId)]?.trim();
  return answer ? [answer] : [];
}

/** The buyer; where nobody was asked for one (a free event, one ticket), the first attendee is. */
function buyerOf(
  { buyer, attendees }: RegistrationValues,
  form: FormModel | undefined,
  tickets: readonly PersonTicket[],
) {
  const first = tickets[0] && attendees[answerKey(tickets[0].id)];
  const ofAttendee = (attributeKey: string) => {
    const question = form?.entities.find((one) => one.attributeKey === attributeKey);
    return (question && first?.[answerKey(question.id)]) ?? '';
  };
  return {
    firstName: (buyer.firstName || ofAttendee('firstName')).trim(),
    lastName: (buyer.lastName || ofAttendee('lastName')).trim(),
    email: (buyer.email || ofAttendee('email')).trim(),
  };
}

const filled = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;

/** The bill's address, without what the country's addresses don't have, whatever was typed before. */
function askedAddress({ billing }: RegistrationValues) {
  const { country, address1, city, state, zip } = billing;
  return {
    address1: address1.trim(),
    city: hasCity(country) ? city.trim() : '',
    state: state.trim(),
    zip: hasPostalCode(country) ? zip.trim() : '',
  };
}

function addressOf(values: RegistrationValues, locale: string) {
  const { country } = values.billing;
  return {
    ...(country ? { country: countryName(country, locale), countryCode: country } : {}),
    ...filled(askedAddress(values)),
  };
}

/** Who pays, as a card provider checks it. */
export function payerOf(values: RegistrationValues, context: Omit<SubmissionContext, 'hold'>) {
  const { firstName, lastName, email } = buyerOf(values, context.form, context.personTickets ?? []);
  const { country } = values.billing;
  const { address1, city, state, zip } = askedAddress(values);
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    ...(country && { address: { line1: address1, city, state, postalCode: zip, country } }),
  };
}
