import {
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
import { amounts, currency, event, texts } from './saleShapes';

/* What the confirmation reads. FAULTS F74. */

/** As `optional`, where `null` says something by itself. */
const nullOr =
  (read: Reader): Reader =>
  (value, path, report) =>
    value === null ? null : optional(read)(value, path, report);

const networks = oneOf('FACEBOOK', 'LINKEDIN', 'TWITTER');

export const postRegistration = record({
  ...each(
    or(isFlag, false),
    'displayLogo textBold textItalic titleBold titleItalic showAddToCalendar showRegistrationDetails showAlsoAttending',
  ),
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
  totals: record({ totalPaid: amounts, ...each(or(isCount, 0), 'tax discount') }),
  promoCode: or(orNull(isText), null),
  form: record({ ...each(or(isText, ''), 'firstName lastName email'), prefix: maybe(isText) }, noForm),
});

export const confirmation = record({
  ...each(texts, 'id token'),
  ...each(or(isText, ''), 'buyerEmail buyerName currencySymbol'),
  amount: amounts,
  currency,
  tickets: list(confirmedTicket),
  invoice: or(isFlag, false),
  ...each(or(orNull(isText), null), 'paidVia last4'),
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
  event,
  orderType: maybe(oneOf('free', 'card', 'invoice', 'bitcoin', 'paypal')),
  // `null` says that there is none.
  campaign: nullOr(
    record({
      definition: record({ incentiveType: must(oneOf('single', 'other')) }),
      shareMessage: or(isText, ''),
      socialNetworks: list(must(networks), []),
      socialPromo: or(orNull(isText), null),
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
});
