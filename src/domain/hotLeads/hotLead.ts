import type { HotLeadRequest, TransactionFields, WidgetConfig } from '../../contract';
import { isEmail } from '../text/email';
import {
  isBuyerSkipped,
  orderSubmission,
  type RegistrationValues,
  type SubmissionContext,
} from '../registration';

/** What decides about hot leads. 000 §3 Transaction/order, §4 Hot leads. */
export interface LeadRules
  extends
    Pick<WidgetConfig, 'enableHotLeads' | 'hotLeadsConsent'>,
    Pick<TransactionFields, 'sendHotLead' | 'hotLeadsConsentAccepted'> {}

/** The event keeps buyers who did not finish, and this one may be kept: `sendHotLead` is true unless it is set. */
const isTracked = ({ enableHotLeads, sendHotLead = true }: LeadRules): boolean =>
  enableHotLeads === true && sendHotLead;

/** The privacy panel is for those who have to be asked, until they have answered. 000 §2.6. */
export const requestsLeadConsent = (rules: LeadRules): boolean =>
  isTracked(rules) && rules.hotLeadsConsent === true && rules.hotLeadsConsentAccepted === undefined;

/** Sent only if enabled, not stopped, consent given or not required, and the email valid. 000 §4, §7. */
export const sendsLead = (rules: LeadRules, email: string): boolean =>
  isTracked(rules) &&
  (rules.hotLeadsConsent !== true || rules.hotLeadsConsentAccepted === true) &&
  isEmail(email);

export interface LeadContext extends SubmissionContext {
  rules: LeadRules;
  /** Campaign parameters of the page's address. */
  utmParams?: Record<string, string> | undefined;
}

/** The transaction as far as it is filled in, without cards and consents. 000 §7 hotLead. */
export function leadOf(
  values: RegistrationValues,
  { rules, utmParams = {}, ...context }: LeadContext,
): HotLeadRequest {
  const { hold } = context;
  const order = orderSubmission(values, context);
  const { token, orderTotal, currency, personTickets } = order;
  const ticketCount = hold.tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    token,
    orderTotal,
    currency,
    personTickets,
    billingAddress: {
      ...order.billingAddress,
      // Whoever is only a guest of this order is nobody's lead.
      ...(!isBuyerSkipped({ freeEvent: hold.freeEvent, ticketCount }) && trimmed(values.buyer)),
    },
    tickets: hold.tickets.map(({ id, quantity }) => ({ id, requestQuantity: quantity })),
    enableHotLeads: true,
    sendHotLead: true,
    hotLeadsConsent: rules.hotLeadsConsent ?? false,
    hotLeadsConsentAccepted: rules.hotLeadsConsentAccepted ?? false,
    ...(Object.keys(utmParams).length > 0 ? { utmParams } : {}),
  };
}

const trimmed = ({ firstName, lastName, email }: RegistrationValues['buyer']) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
});

/** Campaigns have five parameters and short values; an address may hold anything. */
const utmLimits = { count: 20, name: 50, value: 255 };

/** The campaign parameters in a page's query, by name, cut to what a campaign may have. 000 §3 utmParams. */
export const utmParamsOf = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => /^utm_[a-z]+$/.test(name) && name.length <= utmLimits.name && value !== '')
      .slice(0, utmLimits.count)
      // Never half of a character.
      .map(([name, value]) => [name, value.slice(0, utmLimits.value).replace(/[\ud800-\udbff]$/, '')]),
  );

/** What the buyer answered to the consent question before, as it was stored with the draft. */
export function readLeadConsent(stored: unknown): boolean | undefined {
  const { hotLeadsConsentAccepted: answer } = Object(stored) as { hotLeadsConsentAccepted?: unknown };
  return typeof answer === 'boolean' ? answer : undefined;
}
