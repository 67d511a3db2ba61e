import { isEmail } from '../../src/domain/text/email';
import { safeUrl } from '../../src/domain/links/safeUrl';
import { Refusal } from '../db/refusal';

/** 4000 for a member whose type is right and whose content is not. */
export const malformed = (field: string, error: string): Refusal =>
  new Refusal(4000, `${field}: ${error}`, { field, error });

/** The address as it is saved. Refuses with 4000. */
export function emailOf(field: string, text: string): string {
  const email = text.trim();
  if (!isEmail(email)) throw malformed(field, 'It is no email address.');
  return email;
}

/** The address as a browser reads it. Refuses with 4000 whatever is not https. */
export function httpsOf(field: string, text: string): string {
  const url = safeUrl(text, { allow: ['https:'] });
  if (!url?.startsWith('https:')) throw malformed(field, 'It is no https address.');
  return url;
}

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Milliseconds since the epoch. Refuses with 4000 whatever is no ISO 8601 with an offset. */
export function millisecondsOf(field: string, text: string): number {
  const at = isoInstant.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at)) throw malformed(field, 'It is no moment as ISO 8601 with an offset.');
  return at;
}

/** ISO 3166-1 alpha-2. Refuses with 4000. */
export function countryOf(field: string, text: string): string {
  const known = /^[A-Z]{2}$/.test(text) && regionNames.of(text);
  if (!known) throw malformed(field, 'It is no country code.');
  return text;
}
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A text with something in it. Refuses with 4000. */
export function textOf(field: string, text: string, maxLength = 200): string {
  const trimmed = text.trim();
  if (trimmed === '') throw malformed(field, 'It is empty.');
  if (trimmed.length > maxLength) throw malformed(field, `It is longer than ${maxLength} characters.`);
  return trimmed;
}

/** A whole number, not below `least`. Refuses with 4022. */
export function countOf(field: string, count: number, least: number): number {
  if (!Number.isSafeInteger(count) || count < least)
    throw new Refusal(4022, `${field} must be a whole number, ${least} or more.`);
  return count;
}
