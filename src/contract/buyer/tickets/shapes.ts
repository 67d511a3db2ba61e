import {
  broken,
  each,
  isCount,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  list,
  maybe,
  must,
  nullable,
  oneOf,
  optional,
  or,
  record,
  type Reader,
} from '../../reading';

/* What the first screen reads: money and ids must be right, anything else costs its own place. FAULTS F74. */

export const gateways = oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free');
const isCode = (value: unknown) => isText(value) && /^[a-z]{3}$/i.test(value as string);
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

const ticket = {
  id: must(isId),
  name: texts,
  ...each(amounts, 'price buyerPrice priceWithFees priceWithFeesWithDiscount displayedPrice fees tax'),
  ...each(amounts, 'subtotalPrice subtotalPriceWithFees'),
  ...each(or(isCount, 0), 'discount requestQuantity perOrderMin'),
  perOrderMax: or(isCount, 10),
  ...each(maybe(isText), 'safeHtmlDescription discountDetails'),
  ...each(maybe(isInstant), 'availabilityStartDate availabilityEndDate'),
  // Unlimited where nobody knows: the hold decides.
  remainingTickets: nullable(isCount),
  ...each(or(isFlag, false), 'inSale saleEnded displayRemaining showFees'),
  visibility: or(oneOf('visible', 'revealed'), 'visible'),
  availability: or(oneOf('immediate', 'dates', 'ticketSelect'), 'immediate'),
  requiredTickets: optional(list(texts)),
  taxRate: nullable(isNumber),
  taxName: nullable(isText),
};

const ticketList = (shared: Reader) =>
  record({
    currency: shared,
    tickets: list(record({ ...ticket, currency: shared })),
    gateway: or(gateways, 'stripe'),
    allowBitcoin: or(isFlag, false),
    taxRate: nullable(isNumber),
    ...each(nullable(isText), 'taxName code'),
  });

const isCurrency = (value: unknown) => currency(value, '', () => undefined) !== broken;

/** Tickets of one sale have one currency: it stands in where one of them has none. */
export const ticketsData: Reader = (value, path, report) => {
  const { tickets } = Object(value) as { tickets?: unknown };
  const known = [value, tickets]
    .flat()
    .map((holder) => (Object(holder) as { currency?: unknown }).currency)
    .find(isCurrency);
  const shared: Reader = (own, at) => {
    if (isCurrency(own)) return currency(own, at, report);
    report(at);
    return currency(known, at, report);
  };
  return ticketList(shared)(value, path, report);
};

const venue = record(each(or(isText, ''), 'name address city'), { name: '', address: '', city: '' });
export const event = record({
  ...each(texts, 'id name'),
  'account-id': or(isText, ''),
  ...each(or(isInstant, ''), 'start-date end-date'),
  'time-zone-id': or(isTimeZone, 'UTC'),
  venue,
  'picture-url': maybe(isText),
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

const invoiceFields = 'billedContact company vat address1 city state zip countryCode memo';
export const invoiceData = record({
  ...each(
    or(isText, ''),
    'accountId eventId paymentTerms paymentTermsForInvoicing address registeredCompany sellerTaxId',
  ),
  ...each(
    or(isFlag, false),
    'enabled allOrders allowCreditCard previewPbi displayPbiPaymentTerms displayInvoicePaymentTerms ' +
      invoiceFields.replace(/\w+/g, '$&Visible $&Required'),
  ),
  ...each(maybe(isNumber), 'paymentTermDays version'),
});

export const widgetBootstrap = record({
  // `null` stands in for what can't be helped.
  me: (value, path, report) => optional(person)(value, path, report) ?? null,
  event,
  params: optional(
    record({ ...each(maybe(isText), 'orderId token'), status: maybe(oneOf('success', 'cancel')) }),
  ),
  siteConf,
  attendees: list(record({ id: texts, ...each(maybe(isText), 'fullName company photo') }), []),
  ticketsWidgetModel: widgetModel,
  invoiceData: optional(invoiceData),
});
