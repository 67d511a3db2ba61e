import {
  broken,
  each,
  isCount,
  isFlag,
  isInstant,
  isNumber,
  isText,
  list,
  maybe,
  must,
  oneOf,
  optional,
  or,
  orNull,
  record,
  type Reader,
} from './reading';

/* What the first screen reads: money and ids must be right, anything else costs its own place. FAULTS F74. */

export const gateways = oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free');
const isCode = (value: unknown) => typeof value === 'string' && /^[a-z]{3}$/i.test(value);
export const texts = must(isText);
export const amounts = must(isCount);

/** Anything else ends a list when its first price is written. */
export const currency = record({
  code: must(isCode),
  symbol: or(isText, ''),
  minorUnits: maybe(oneOf(0, 1, 2, 3, 4)),
});

const isTimeZone = (value: unknown) => {
  try {
    return isText(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value as string }));
  } catch {
    return false;
  }
};

const ticket = record({
  ...each(texts, 'id name'),
  ...each(amounts, 'price buyerPrice priceWithFees priceWithFeesWithDiscount displayedPrice fees tax'),
  ...each(amounts, 'subtotalPrice subtotalPriceWithFees'),
  ...each(or(isCount, 0), 'discount requestQuantity perOrderMin'),
  perOrderMax: or(isCount, 10),
  ...each(maybe(isText), 'safeHtmlDescription discountDetails'),
  ...each(maybe(isInstant), 'availabilityStartDate availabilityEndDate'),
  // Unlimited where nobody can tell: the hold decides.
  remainingTickets: or(orNull(isCount), null),
  ...each(or(isFlag, false), 'inSale saleEnded displayRemaining showFees'),
  visibility: or(oneOf('visible', 'revealed'), 'visible'),
  availability: or(oneOf('immediate', 'dates', 'ticketSelect'), 'immediate'),
  requiredTickets: optional(list(texts)),
  taxRate: or(orNull(isNumber), null),
  taxName: or(orNull(isText), null),
  currency,
});

const ticketList = record({
  tickets: list(ticket),
  currency,
  gateway: or(gateways, 'stripe'),
  allowBitcoin: or(isFlag, false),
  taxRate: or(orNull(isNumber), null),
  ...each(or(orNull(isText), null), 'taxName code'),
});

/** Tickets of one sale have one currency: it stands in where one of them has none. */
export const ticketsData: Reader = (value, path, report) => {
  const { currency: own, tickets } = Object(value) as { currency?: unknown; tickets?: unknown };
  const candidates = [
    own,
    ...(Array.isArray(tickets)
      ? tickets.map((each) => (Object(each) as { currency?: unknown }).currency)
      : []),
  ];
  const known = candidates.find((found) => currency(found, '', () => undefined) !== broken);
  const fixed = (holder: unknown, at: string): unknown => {
    if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return holder;
    if (currency((holder as { currency?: unknown }).currency, '', () => undefined) !== broken) return holder;
    report(`${at}currency`);
    return { ...holder, currency: known };
  };
  if (known === undefined) return ticketList(value, path, report);
  const whole = fixed(value, '');
  const repaired = Array.isArray(tickets)
    ? { ...(whole as object), tickets: tickets.map((item, index) => fixed(item, `tickets[${index}].`)) }
    : whole;
  return ticketList(repaired, path, report);
};

const venue = record(each(or(isText, ''), 'name address city'), { name: '', address: '', city: '' });
export const event = record({
  ...each(texts, 'id name'),
  ...each(or(isText, ''), 'account-id'),
  ...each(or(isInstant, ''), 'start-date end-date'),
  'time-zone-id': or(isTimeZone, 'UTC'),
  venue,
});

const person = record({
  ...each(or(isText, ''), 'first-name last-name primary-email'),
  ...each(maybe(isText), 'country company photo-url'),
});

const siteConf = record({
  features: record(
    {
      ...each(
        maybe(isFlag),
        'hideTermsCheckbox autoAgree disableDefaultQuantity hideAmericanExpress IHSCustomCountryLabel removeBranding careerDay',
      ),
      excludedCountries: optional(list(texts)),
    },
    {},
  ),
  gateway: or(gateways, 'stripe'),
  ...each(or(isText, ''), 'supportEmail termsUrl privacyUrl'),
  ...each(maybe(isText), 'stripePublishableKey spreedlyEnvironmentKey'),
  captcha: optional(
    record({
      provider: must(oneOf('recaptchaV2', 'recaptchaV3', 'recaptchaEnterprise', 'turnstile')),
      siteKey: texts,
    }),
  ),
  minisite: maybe(isFlag),
});

const widgetModel = record({
  widgetId: or(isText, ''),
  theme: record(
    {
      ...each(maybe(isText), 'font color0 color1 color2 color3 color4 color5 customClass'),
      ringSettings: optional(
        record({ radius: maybe(isNumber), style: maybe(oneOf('outside', 'close', 'thick')) }),
      ),
    },
    {},
  ),
  ...each(
    or(isFlag, false),
    'taxOnCheckout showFees includePromoCode hidePayByInvoiceButton allowLinkedinAutofill allowInformationReuse displayCountdown ' +
      'showFaces captchaEnabled enableBackButton visaVisible masterCardVisible americanExpressVisible discoverVisible',
  ),
  ...each(
    maybe(isFlag),
    'enableHotLeads hotLeadsConsent communityEnabled autoJoinCommunity joinCommunityOnRegistration additionalTermsMandatory ' +
      'enforceUniqueEmail',
  ),
  ...each(
    maybe(isText),
    'title formName minRuleMessage maxRuleMessage noTicketsHeader noTicketsText ctaFree ctaCreditCard ctaInvoice ctaBitcoin ' +
      'legalText additionalTerms',
  ),
  ...each(maybe(isNumber), 'minRule maxRule minAttendees'),
});

const invoiceFields = 'billedContact company vat address1 city state zip countryCode memo'.split(' ');
export const invoiceData = record({
  ...each(
    or(isText, ''),
    'accountId eventId paymentTerms paymentTermsForInvoicing address registeredCompany',
  ),
  ...each(
    or(isFlag, false),
    [
      ...['enabled allOrders allowCreditCard previewPbi displayPbiPaymentTerms displayInvoicePaymentTerms'],
      ...invoiceFields.flatMap((name) => [`${name}Visible`, `${name}Required`]),
    ].join(' '),
  ),
  version: maybe(isNumber),
});

export const widgetBootstrap = record({
  me: (value, path, report) => (value == null ? null : withNull(person)(value, path, report)),
  event,
  params: optional(
    record({ ...each(maybe(isText), 'orderId token'), status: maybe(oneOf('success', 'cancel')) }),
  ),
  siteConf,
  attendees: list(record({ id: texts, ...each(maybe(isText), 'fullName company photo') }), []),
  ticketsWidgetModel: widgetModel,
  invoiceData: optional(invoiceData),
});

/** `null` stands in for what can't be helped. */
function withNull(read: Reader): Reader {
  return (value, path, report) => {
    const found = read(value, path, report);
    return found === broken ? null : found;
  };
}
