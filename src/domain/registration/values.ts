import type { CustomField } from './customFields';
import type { FormModel, Gateway, HeldTransaction, PaymentChoice, PersonTicket } from '../../contract';

/**
 * How far one of the provider's card fields is filled in. The digits themselves never leave its frame. `absent`: it can't be filled
 * in now, and the way to pay says why.
 */
export type CardFieldStatus = 'empty' | 'incomplete' | 'complete' | 'absent';

/** What is known about a card: how complete its fields are, and the name on it. */
interface CardValues {
  number: CardFieldStatus;
  expiry: CardFieldStatus;
  cvc: CardFieldStatus;
  cardName: string;
}

/** One text, or several to a question that takes more than one (`takesMany`). */
export type Answer = string | string[];

/** Answers to the organizer's questions, by `answerKey` of the person ticket and then of the question. */
export type Answers = Record<string, Record<string, Answer>>;

/** Everything a buyer fills in between holding tickets and paying. 000 §2.7, §3 Billing address. @public */
export interface RegistrationValues {
  attendees: Answers;
  buyer: { firstName: string; lastName: string; email: string };
  /** Empty where it is not asked for. `country` is an ISO 3166-1 alpha-2 code, `vat` a tax id. */
  billing: {
    billedContact: string;
    company: string;
    vat: string;
    country: string;
    address1: string;
    city: string;
    state: string;
    zip: string;
    /** Additional notes that appear on the invoice. */
    memo: string;
  };
  card: CardValues;
  legalAgreement: boolean;
  /** The organizer's own terms, beside the legal agreement. */
  additionalTermsConsent: boolean;
  showInCommunity: boolean;
  /** What was filled into the page's own fields, by name. */
  custom?: Record<string, string>;
  /** What uploaded files are called, by `answerKey` of their id: their answers hold nothing but ids. Not sent. */
  files?: Record<string, { name: string; size: number }>;
}

/** A field of the bill that a payment by invoice may ask for. */
export type BillingField = keyof RegistrationValues['billing'];

/** What the invoice form asks for. 000 §3 Invoice data. */
export interface InvoiceFields {
  visible: readonly BillingField[];
  /** Visible ones only. */
  required: readonly BillingField[];
}

/** What decides which rules apply. 000 §5. @public */
export interface RegistrationContext {
  gateway: Gateway;
  /** Minor units. */
  orderTotal: number;
  freeEvent: boolean;
  ticketCount: number;
  /** How the buyer means to pay; `card` when absent. */
  choice?: PaymentChoice | undefined;
  /** By invoice these are requested, and nothing else of the bill. */
  invoice?: InvoiceFields | undefined;
  /** Nothing is saved without the consent to the organizer's own terms (000 §5). */
  additionalTermsMandatory?: boolean | undefined;
  /** `elements`: the provider's number, expiry and CVC frames with their own texts. `plain`: the spec's card template. */
  cardTemplate?: 'elements' | 'plain' | undefined;
  /** Each attendee needs an email address of their own (000 §5 enforceUniqueEmail). */
  uniqueEmails?: boolean | undefined;
  features?: { hideTermsCheckbox?: boolean; autoAgree?: boolean } | undefined;
  /** Countries without postal code or city are not asked for one. On unless `false`. */
  addressByCountry?: boolean | undefined;
  /** The money was taken by an earlier try for this hold: no card is needed any more. */
  isPaid?: boolean | undefined;
  /** False for a way to pay that needs none of the gateway's card fields. Default: true. */
  usesCard?: boolean | undefined;
  /** Fields that the page around added. */
  customFields?: readonly CustomField[] | undefined;
  form?: FormModel | undefined;
  personTickets?: readonly PersonTicket[] | undefined;
}

/** 000 §5: no details are required when orderTotal is 0 or the gateway is paypal. */
export const areDetailsRequired = ({ gateway, orderTotal }: RegistrationContext): boolean =>
  orderTotal > 0 && gateway !== 'paypal';

/** 000 §5: no card for pay-by-invoice, zooz, bitcoin, total 0, paypal or spreedly; nor for what is paid already. */
export const isCardRequired = ({
  gateway,
  orderTotal,
  choice = 'card',
  isPaid = false,
  usesCard = true,
}: RegistrationContext): boolean =>
  choice === 'card' && orderTotal > 0 && gateway === 'stripe' && !isPaid && usesCard;

/** 000 §5: names and email of the buyer are skipped when the event is free and one ticket is selected. */
export const isBuyerSkipped = ({
  freeEvent,
  ticketCount,
}: Pick<RegistrationContext, 'freeEvent' | 'ticketCount'>): boolean => freeEvent && ticketCount === 1;

/** 000 §6: nobody is requested what is hidden or agreed to automatically. */
export const isTermsAgreed = ({ features = {} }: RegistrationContext): boolean =>
  features.hideTermsCheckbox === true || features.autoAgree === true;

/** The rules' context, read off a hold. */
export const contextOf = (
  hold: Pick<HeldTransaction, 'gateway' | 'orderTotal' | 'freeEvent' | 'tickets' | 'isPayByInvoice'>,
  rest: Pick<
    RegistrationContext,
    | 'choice'
    | 'features'
    | 'form'
    | 'personTickets'
    | 'invoice'
    | 'additionalTermsMandatory'
    | 'uniqueEmails'
    | 'cardTemplate'
    | 'addressByCountry'
    | 'isPaid'
    | 'usesCard'
    | 'customFields'
  > = {},
): RegistrationContext => ({
  gateway: hold.gateway,
  orderTotal: hold.orderTotal,
  freeEvent: hold.freeEvent,
  ticketCount: hold.tickets.reduce((sum, { quantity }) => sum + quantity, 0),
  choice: hold.isPayByInvoice ? 'invoice' : 'card',
  ...rest,
});
