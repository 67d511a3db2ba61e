import type { Person } from '../../contract';
import { isEmail } from '../text/email';

/** 000 §3 Locally stored buyer record: these, and nothing more. */
export interface BuyerRecord extends Required<
  Pick<Person, 'first-name' | 'last-name' | 'primary-email' | 'country'>
> {
  /** Where the record comes from. */
  localStorage: true;
}

const texts = ['first-name', 'last-name', 'primary-email', 'country'] as const;
const maxLength = 254;

/** Milliseconds that a record is good for. */
export const buyerRecordLife = 365 * 24 * 3_600_000;

/** A buyer as they are remembered. `countryCode` is an ISO 3166-1 alpha-2 code, empty when unknown. */
export const buyerRecordOf = (buyer: {
  firstName: string;
  lastName: string;
  email: string;
  countryCode?: string | undefined;
}): BuyerRecord => ({
  'first-name': buyer.firstName.trim(),
  'last-name': buyer.lastName.trim(),
  'primary-email': buyer.email.trim(),
  country: buyer.countryCode ?? '',
  localStorage: true,
});

/** As it is saved, with the moment it ends. */
export const writeBuyerRecord = (buyer: BuyerRecord, now: number): string =>
  JSON.stringify({ buyer, expires: now + buyerRecordLife });

/** What a store gave back, if it is a record that is still good; anybody may have written there. */
export function readBuyerRecord(stored: string | null, now: number): BuyerRecord | null {
  const { buyer, expires } = parse(stored);
  const isGood = typeof expires === 'number' && expires > now && expires <= now + buyerRecordLife;
  if (!isGood || !isPart(buyer) || buyer['localStorage'] !== true) return null;
  const said = texts.map((name) => buyer[name]);
  if (!said.every((text) => typeof text === 'string' && text.length <= maxLength)) return null;
  const record = {
    ...(Object.fromEntries(texts.map((name) => [name, buyer[name]])) as Omit<BuyerRecord, 'localStorage'>),
    localStorage: true as const,
  };
  return isEmail(record['primary-email']) ? record : null;
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(stored: string | null): Record<string, unknown> {
  try {
    const found = JSON.parse(stored ?? 'null') as unknown;
    return isPart(found) ? found : {};
  } catch {
    return {};
  }
}
