import type { Account, FormQuestion, OrganizerEvent } from '../../src/contract';
import { currencyOf } from '../../src/domain/money/currencyOf';
import type { Promotion } from './terms';
import type { World } from '../db/world';

interface SaleParts {
  event: OrganizerEvent;
  /** Whose event it is. */
  account: Account | undefined;
  promotions: readonly Promotion[];
}

/** What an event has that nobody has set up: nothing to buy, in its account's currency, on the site it is shown on. */
export function newSale(
  { me, siteConf, now, ...site }: World,
  { event, account, promotions }: SaleParts,
): World {
  const currency = account ? currencyOf(account.currencyCode) : site.sale.currency;
  const { otherGateways = [] } = site.sale;
  return {
    name: site.name,
    now,
    me,
    session: site.session,
    records: site.records,
    event: {
      id: event.id,
      'account-id': event['account-id'],
      name: event.name,
      venue: event.venue,
      'start-date': event['start-date'],
      'end-date': event['end-date'],
      'time-zone-id': event['time-zone-id'],
    },
    numbering: { orders: event.id, tickets: `E${event.id}` },
    siteConf: {
      ...siteConf,
      features: {},
      gateway: 'stripe',
      supportEmail: account?.supportEmail ?? siteConf.supportEmail,
    },
    widget: {
      widgetId: `widget-${event.id}`,
      taxOnCheckout: true,
      showFees: true,
      includePromoCode: true,
      hidePayByInvoiceButton: true,
      allowLinkedinAutofill: false,
      allowInformationReuse: false,
      displayCountdown: true,
      showFaces: false,
      captchaEnabled: false,
      enableBackButton: false,
      visaVisible: true,
      masterCardVisible: true,
      americanExpressVisible: true,
      discoverVisible: true,
      theme: {},
    },
    form: { entities: [...basicQuestions] },
    sale: {
      currency,
      taxRate: null,
      taxName: null,
      gateway: 'stripe',
      otherGateways,
      allowBitcoin: false,
      timeLimit: 15,
      freeEvent: false,
      uniqueEmails: false,
    },
    attendees: [],
    ticketTypes: [],
    promotions,
    orders: [],
  };
}

/** Who somebody is: every form asks for it. */
export const basicQuestions: readonly FormQuestion[] = [
  toRequestedAnswers('101', 'firstName', 'First name', 'text', 'given-name'),
  toRequestedAnswers('102', 'lastName', 'Last name', 'text', 'family-name'),
  toRequestedAnswers('103', 'email', 'Email', 'email', 'email'),
];

function toRequestedAnswers(
  id: string,
  attributeKey: string,
  label: string,
  type: 'text' | 'email',
  autocomplete: string,
): FormQuestion {
  return { id: `${id}_form`, attributeKey, label, type, required: true, autocomplete, maxLength: 100 };
}
