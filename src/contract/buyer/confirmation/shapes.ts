import { isRecord } from '../../isRecord';
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
  nullable,
  optional,
  or,
  record,
  type Reader,
} from '../../reading';
import { amounts, currency, event, texts } from '../tickets/shapes';

/* What the confirmation reads: whoever has paid sees it, whatever else is wrong with it than whose it is. FAULTS F74. */

/** As `optional`, where `null` says something by itself. */
const nullOr =
  (read: Reader): Reader =>
  (value, path, report) =>
    value === null ? null : optional(read)(value, path, report);

const networks = oneOf('FACEBOOK', 'LINKEDIN', 'TWITTER');

export const postRegistration = record({
  ...each(or(isFlag, false), 'displayLogo textBold textItalic titleBold titleItalic showAlsoAttending'),
  // As where nobody decided otherwise: nothing is hidden from who has paid.
  ...each(or(isFlag, true), 'showAddToCalendar showRegistrationDetails'),
  ...each(
    or(isText, ''),
    'logoUrl textColor textFontFamily linksColor titleColor titleFontFamily buttonTextColor buttonBackgroundColor postMessage',
  ),
  showTicketQr: maybe(isFlag),
  version: maybe(isNumber),
});

export const socialShare = record({
  active: or(isFlag, false),
  message: or(isText, ''),
  socialNetworks: list(record({ socialNetwork: must(networks), enabled: or(isFlag, false) }), []),
  sectionType: or(oneOf('registration'), 'registration'),
  version: maybe(isNumber),
});

const noForm = { firstName: '', lastName: '', email: '' };
const confirmedTicket = record({
  id: texts,
  ...each(or(isText, ''), 'ticketName attendeeName currencySymbol'),
  totals: record({ totalPaid: amounts, ...each(or(isCount, 0), 'tax discount'), fees: maybe(isCount) }),
  promoCode: nullable(isText),
  form: record({ ...each(or(isText, ''), 'firstName lastName email'), prefix: maybe(isText) }, noForm),
});

/** ISO 4217's code of no currency; amounts have a sign all the same. */
const noCurrency = { currency: { code: 'XXX' } };
const isCurrency = (value: unknown) => currency(value, '', () => undefined) !== broken;
const digitsOf = (code: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits;

/** The order names its currency once more for custom scripts, and has its sign by itself. */
const currencyOf =
  (order: Record<string, unknown>): Reader =>
  (value, path, report) => {
    if (isCurrency(value)) return currency(value, path, report);
    report(path);
    const { code } = [order['ticketsData'], noCurrency]
      .map((holder) => (Object(holder) as { currency?: unknown }).currency)
      .find(isCurrency) as { code: string };
    const own = isRecord(value) ? value : { minorUnits: digitsOf(code) };
    return currency({ symbol: order['currencySymbol'], ...own, code }, path, report);
  };

const named = record(each(or(isText, ''), 'id name'), { id: '', name: '' });
const eventOfOrder: Reader = (value, path, report) => event(named(value, path, report), path, report);

const members = {
  id: texts,
  ...each(or(isText, ''), 'buyerEmail buyerName currencySymbol'),
  // No total rather than a wrong one.
  amount: or(isCount, undefined),
  tickets: list(confirmedTicket, []),
  invoice: or(isFlag, false),
  ...each(nullable(isText), 'paidVia last4'),
  // Nothing is said of money that nobody knows of.
  paymentStatus: or(oneOf('paid', 'processing', 'awaiting', 'failed', 'cancelled', 'expired'), 'processing'),
  sessions: optional(
    list(
      record({
        ...each(texts, 'id name'),
        ...each(must(isInstant), 'start-date end-date'),
        location: maybe(isText),
      }),
    ),
  ),
  refunded: maybe(isCount),
  quantity: or(isCount, 0),
  createdDate: or(isInstant, ''),
  event: eventOfOrder,
  orderType: maybe(oneOf('free', 'card', 'invoice', 'bitcoin', 'paypal')),
  // `null` says that there is none.
  campaign: nullOr(
    record({
      definition: record({ incentiveType: must(oneOf('single', 'other')) }),
      shareMessage: or(isText, ''),
      socialNetworks: list(must(networks), []),
      socialPromo: nullable(isText),
    }),
  ),
  socialShare: optional(socialShare),
  thumbnails: optional(
    list(
      record({
        id: texts,
        fullName: or(isText, ''),
        company: maybe(isText),
        thumbnailPhotoURL: optional(record({ small: texts })),
      }),
    ),
  ),
  ticketsData: optional(record({ currency: record({ code: texts }) })),
  billingAddress: optional(record({ fullName: texts })),
  links: optional(record(each(maybe(isText), 'event community manage'))),
};

/** What is read of an order on its confirmation, without the token: its currency may stand in more than one place. */
export const confirmationMembers = (order: unknown): Record<string, Reader> => ({
  ...members,
  currency: currencyOf(isRecord(order) ? order : {}),
});

export const confirmation: Reader = (value, path, report) =>
  record({ token: texts, ...confirmationMembers(value) })(value, path, report);
