import type { Gateway } from '../../contract';
import type { PageValues } from './values';

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => Number.isFinite(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    isText(value) && values.includes(value as string);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** Only own members are looked at, so that nothing comes from a prototype. */
const record =
  (shape: Shape): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(shape).every(([name, check]) =>
      check(Object.hasOwn(value, name) ? value[name] : undefined),
    );
const all = (check: Check, names: string): Shape =>
  Object.fromEntries(names.split(' ').map((name) => [name, check]));

/** A zone that the browser doesn't know would end the list when its first date is written. */
const isTimeZone: Check = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value as string });
    return isText(value);
  } catch {
    return false;
  }
};

const gateways = ['stripe', 'spreedly', 'paypal', 'zooz', 'free'] satisfies Gateway[];

const me = record({
  ...all(isText, 'first-name last-name primary-email'),
  ...all(optional(isText), 'country company photo-url'),
});
const event = record({
  ...all(isText, 'id account-id name start-date end-date'),
  'time-zone-id': isTimeZone,
  'picture-url': optional(isText),
  venue: record(all(isText, 'name address city')),
});
const params = record({
  ...all(optional(isText), 'orderId token'),
  status: optional(oneOf('success', 'cancel')),
});
const features = record({
  ...all(
    optional(isFlag),
    'hideTermsCheckbox autoAgree disableDefaultQuantity hideAmericanExpress IHSCustomCountryLabel removeBranding careerDay',
  ),
  excludedCountries: optional(listOf(isText)),
});
const captcha = record({
  provider: oneOf('recaptchaV2', 'recaptchaV3', 'recaptchaEnterprise', 'turnstile'),
  siteKey: isText,
});
const siteConf = record({
  features,
  gateway: oneOf(...gateways),
  ...all(isText, 'supportEmail termsUrl privacyUrl'),
  ...all(optional(isText), 'stripePublishableKey spreedlyEnvironmentKey'),
  captcha: optional(captcha),
  minisite: optional(isFlag),
});
const theme = record({
  ...all(optional(isText), 'font color0 color1 color2 color3 color4 color5 customClass'),
  ringSettings: optional(record({ radius: optional(isNumber), style: optional(isText) })),
});
const ticketsWidgetModel = record({
  widgetId: isText,
  theme,
  ...all(
    isFlag,
    'taxOnCheckout showFees includePromoCode hidePayByInvoiceButton allowLinkedinAutofill allowInformationReuse ' +
      'displayCountdown showFaces captchaEnabled enableBackButton visaVisible masterCardVisible ' +
      'americanExpressVisible discoverVisible',
  ),
  ...all(
    optional(isFlag),
    'enableHotLeads hotLeadsConsent communityEnabled autoJoinCommunity joinCommunityOnRegistration ' +
      'additionalTermsMandatory enforceUniqueEmail',
  ),
  ...all(
    optional(isText),
    'title formName minRuleMessage maxRuleMessage noTicketsHeader noTicketsText ctaFree ctaCreditCard ctaInvoice ' +
      'ctaBitcoin legalText additionalTerms',
  ),
  ...all(optional(isNumber), 'minRule maxRule minAttendees'),
});
const invoiceData = record({
  ...all(isText, 'accountId eventId paymentTerms paymentTermsForInvoicing address registeredCompany'),
  ...all(
    isFlag,
    'enabled allOrders allowCreditCard previewPbi displayPbiPaymentTerms displayInvoicePaymentTerms ' +
      'billedContactVisible billedContactRequired companyVisible companyRequired vatVisible vatRequired ' +
      'address1Visible address1Required cityVisible cityRequired stateVisible stateRequired zipVisible zipRequired ' +
      'countryCodeVisible countryCodeRequired memoVisible memoRequired',
  ),
});
const attendee = record({ id: isText, ...all(optional(isText), 'fullName company photo') });
/** Anything else ends the list when its first price is written. */
const isCurrencyCode: Check = (value) => isText(value) && /^[a-z]{3}$/i.test(value as string);
const currency = record({
  code: isCurrencyCode,
  symbol: isText,
  minorUnits: optional((value) => oneOf('0', '1', '2', '3', '4')(String(value))),
});
const isNumberOrNull: Check = (value) => value === null || isNumber(value);
const isTextOrNull: Check = (value) => value === null || isText(value);
const ticket = record({
  ...all(isText, 'id name'),
  ...all(optional(isText), 'safeHtmlDescription discountDetails availabilityStartDate availabilityEndDate'),
  ...all(
    isNumber,
    'price buyerPrice priceWithFees priceWithFeesWithDiscount displayedPrice discount fees tax requestQuantity ' +
      'perOrderMin perOrderMax subtotalPrice subtotalPriceWithFees',
  ),
  ...all(isNumberOrNull, 'remainingTickets taxRate'),
  ...all(isFlag, 'inSale saleEnded displayRemaining showFees'),
  visibility: oneOf('visible', 'revealed'),
  availability: oneOf('immediate', 'dates', 'ticketSelect'),
  requiredTickets: optional(listOf(isText)),
  taxName: isTextOrNull,
  currency,
});
const tickets = record({
  tickets: listOf(ticket),
  currency,
  gateway: oneOf(...gateways),
  allowBitcoin: isFlag,
  taxRate: isNumberOrNull,
  ...all(isTextOrNull, 'taxName code'),
});
const isTexts: Check = (value) => isRecord(value) && Object.values(value).every(isText);

/** What each member must be. 000 §3, §7. */
const members = {
  me: (value) => value === null || me(value),
  event,
  params: optional(params),
  siteConf,
  attendees: listOf(attendee),
  ticketsWidgetModel,
  invoiceData: optional(invoiceData),
  tickets: optional(tickets),
  readAt: optional(isNumber),
  texts: optional(isTexts),
} satisfies Record<keyof PageValues, Check>;

/** The known members of what a page embeds, or the name of the first one that is not what it must be. */
export function checkValues(found: unknown): PageValues | string {
  if (!isRecord(found)) return 'the whole';
  // A page without faces need not say that there are none, nor that nobody is signed in.
  const given = { attendees: [], me: null, ...found };
  const own = Object.entries(given).filter(([name]) => Object.hasOwn(members, name));
  const values = Object.fromEntries(own) as Partial<PageValues>;
  for (const [name, check] of Object.entries(members))
    if (!check(values[name as keyof PageValues])) return name;
  return values as PageValues;
}
