import type { ConfirmationData, ConfirmedTicket } from '../../contract';
import { encoded } from '../links/encoded';
import { linkSchemes } from '../links/linkSchemes';
import { safeUrl } from '../links/safeUrl';

/** What a post message may name, in double braces. 001 §2.2. */
export type Placeholder =
  | 'firstName'
  | 'lastName'
  | 'prefix'
  | 'ticketEmail'
  | 'eventName'
  | 'venueName'
  | 'venueAddress'
  | 'eventUrl';

/** What stands for each; empty where nothing is known. @public */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Who somebody is, which is reported to nobody else (FAULTS A03). */
const withoutPerson = { firstName: '', lastName: '', prefix: '', ticketEmail: '' } as const;

const asItIs = (value: string) => value;
/**
 * A text with its placeholders replaced, in one pass: what comes in by a value is never looked at again. Braces around anything
 * else stay as they are. The result is text, not HTML.
 * @public
 */
export const fillPlaceholders = (
  message: string,
  values: PlaceholderValues,
  encode: (value: string) => string = asItIs,
): string =>
  message.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? encode(values[name as Placeholder]) : whole,
  );

const safely = (address: string) => safeUrl(address, { allow: [...linkSchemes, 'relative'] });

/**
 * The address of a link in a message, or `null` when it leads nowhere safe. Values are encoded; the event's own address alone may
 * begin it. Name and email address go into addresses of `origin` only. FAULTS A03.
 */
export function fillAddress(address: string, values: PlaceholderValues, origin: string): string | null {
  const [, lead, rest = ''] = /^\s*(\{\{\s*eventUrl\s*\}\})?([^]*)$/.exec(address) ?? [];
  if (lead && !values.eventUrl) return null;
  const begin = lead ? values.eventUrl : '';
  const isOwn = (url: string | null): url is string =>
    url !== null && (url.startsWith('/') || new URL(url).origin === origin);
  const impersonal = safely(begin + fillPlaceholders(rest, { ...values, ...withoutPerson }, encoded));
  if (!isOwn(impersonal)) return impersonal;
  const personal = safely(begin + fillPlaceholders(rest, values, encoded));
  return isOwn(personal) ? personal : impersonal;
}

/** The buyer's own ticket; the first one where the buyer has none. */
const ownTicket = ({ tickets, buyerEmail }: ConfirmationData): ConfirmedTicket | undefined =>
  tickets.find(({ form }) => form.email.toLowerCase() === buyerEmail.toLowerCase()) ?? tickets[0];

/** What the placeholders stand for in the message of an order. 001 §2.2. */
export function placeholderValues(data: ConfirmationData): PlaceholderValues {
  const { event, buyerName, buyerEmail, links } = data;
  const form = ownTicket(data)?.form;
  const [first = '', ...others] = buyerName.trim().split(/\s+/);
  return {
    firstName: form?.firstName || first,
    lastName: form?.lastName || others.join(' '),
    prefix: form?.prefix ?? '',
    ticketEmail: form?.email || buyerEmail,
    eventName: event.name,
    venueName: event.venue.name,
    venueAddress: [event.venue.address, event.venue.city].filter(Boolean).join(', '),
    eventUrl: links?.event ?? '',
  };
}
