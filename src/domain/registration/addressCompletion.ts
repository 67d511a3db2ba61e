import { countries } from '../countries/countries';
import type { BillingField } from './values';

/** An address that may be meant. @experimental */
export interface AddressSuggestion {
  /** Of the provider; opaque, and different for each suggestion. */
  id: string;
  /** What stands in the list, on one line. */
  text: string;
}

/** What is put into the bill. A member that is left out empties its field, but `country`, which then stays. @experimental */
export interface CompletedAddress {
  /** Street and number. */
  address1?: string | undefined;
  /** Town or city. */
  city?: string | undefined;
  /** State, province or region. */
  state?: string | undefined;
  /** Postal code. */
  zip?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** Finds addresses while a buyer types a street, for the `addressCompletion` of `TicketWidget`. @experimental */
export interface AddressCompletion {
  /**
   * Addresses that `query` may mean, the likeliest first; ten are shown. Called 250 ms after the last key, from three characters on. `country` is
   * the ISO code chosen in the bill, '' for none. `signal` aborts when more is typed, when the field is left, and after 10 seconds.
   */
  suggest: (
    query: string,
    options: { country: string; signal: AbortSignal },
  ) => Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion that was chosen. `signal` aborts when the street is typed over, and after 10 seconds. */
  resolve: (suggestion: AddressSuggestion, options: { signal: AbortSignal }) => Promise<CompletedAddress>;
}

const minQueryLength = 3;
const maxSuggestions = 10;

/** What is looked for when this stands in the field; '' for nothing. */
export function addressQuery(text: string): string {
  const query = text.trim().replaceAll(/\s+/g, ' ');
  return Array.from(query).length < minQueryLength ? '' : query;
}

/** Suggestions as they can be listed: each once, with words. */
export function readSuggestions(answer: readonly AddressSuggestion[]): AddressSuggestion[] {
  const byId = new Map<string, AddressSuggestion>();
  for (const { id, text } of answer)
    if (text.trim() !== '' && !byId.has(id)) byId.set(id, { id, text: text.trim() });
  return [...byId.values()].slice(0, maxSuggestions);
}

/** The fields of the bill that an address fills, the country first: it decides which of the others there are. */
export const completedFields = [
  'country',
  'address1',
  'city',
  'state',
  'zip',
] as const satisfies BillingField[];
export type CompletedField = (typeof completedFields)[number];

/** What a chosen address puts into fields. A country that is left out by the organizer, or is none, leaves its field empty: it has to be chosen. */
export function addressValues(
  address: CompletedAddress,
  excludedCountries: readonly string[] | undefined,
): Partial<Record<CompletedField, string>> {
  const { country, ...lines } = address;
  const isOffered = countries({ locale: 'en', exclude: excludedCountries }).some(
    ({ code }) => code === country,
  );
  const textOf = (field: keyof typeof lines) => (lines[field] ?? '').trim();
  return {
    ...(country !== undefined && { country: isOffered ? country : '' }),
    address1: textOf('address1'),
    city: textOf('city'),
    state: textOf('state'),
    zip: textOf('zip'),
  };
}
