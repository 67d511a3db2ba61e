import { describe, expect, it } from 'vitest';
import { buyerRecordLife, buyerRecordOf, readBuyerRecord, writeBuyerRecord } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const now = Date.parse('2026-02-12T10:00:00-05:00');
const day = 24 * 3_600_000;
const amara = buyerRecordOf({
  firstName: ' Amara ',
  lastName: 'Osei',
  email: 'amara@tidewater.studio ',
  countryCode: 'US',
});
const stored = writeBuyerRecord(amara, now);

/** FAULTS A17. */
describe('the locally stored buyer record (000 §3)', () => {
  it('holds first name, last name, primary email, country and a localStorage flag, and nothing more', () => {
    const reported = {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@tidewater.studio',
      countryCode: 'US',
      address1: '48 Wharf Street',
      company: 'Tidewater',
      token: 'secret',
    };
    expect(buyerRecordOf(reported)).toEqual({
      'first-name': 'Amara',
      'last-name': 'Osei',
      'primary-email': 'amara@tidewater.studio',
      country: 'US',
      localStorage: true,
    });
  });

  it('is read again for 365 days and then no more', () => {
    expect(readBuyerRecord(stored, now + 365 * day - 1)).toEqual(amara);
    expect(readBuyerRecord(stored, now + 365 * day)).toBeNull();
    expect(buyerRecordLife).toBe(365 * day);
  });

  it('drops what somebody added to it', () => {
    const more = JSON.parse(stored) as { buyer: Record<string, unknown>; expires: number };
    more.buyer['card'] = '4242';
    expect(readBuyerRecord(JSON.stringify(more), now)).toEqual(amara);
  });

  const whole = JSON.parse(stored) as { buyer: object; expires: number };
  eachRow([
    ['nothing', null],
    ['no JSON', '{"buyer":'],
    ['a number', '7'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no end', JSON.stringify({ buyer: amara })],
    ['an end as text', JSON.stringify({ ...whole, expires: String(whole.expires) })],
    ['an end that is too far off', JSON.stringify({ ...whole, expires: now + 366 * day })],
    ['no flag', JSON.stringify({ ...whole, buyer: { ...amara, localStorage: 'yes' } })],
    ['a name that is none', JSON.stringify({ ...whole, buyer: { ...amara, 'first-name': 7 } })],
    ['a name without end', JSON.stringify({ ...whole, buyer: { ...amara, 'last-name': 'a'.repeat(5_000) } })],
    ['no address', JSON.stringify({ ...whole, buyer: { ...amara, 'primary-email': 'amara' } })],
    ['no country', JSON.stringify({ ...whole, buyer: { ...amara, country: undefined } })],
  ])('is none with %s', (_, text) => {
    expect(readBuyerRecord(text, now)).toBeNull();
  });
});
