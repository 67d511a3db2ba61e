import { describe, expect, test } from 'vitest';
import {
  bitcoinSchema,
  canGenerateAddress,
  hostedCardSchema,
  lastCardYear,
  legacyBitcoinSchema,
  transactionSchema,
  type RegistrationContext,
} from '../../../../../src/domain';
import { invoiceDataSchema } from '../../../../../src/domain/invoices';
import { problemsOf } from './problemsOf';
import { eachRow } from '../../../../eachRow';

const clock = { now: () => Date.parse('2026-11-20T12:00:00Z') };
const long = (characters: number) => 'x'.repeat(characters);

describe('hosted card form (000 §5, §9)', () => {
  const right = { month: '04', year: '28', firstName: 'Amara', lastName: 'Osei' };
  const month = 'Month must be valid';
  const past = 'The year must be a valid future year';
  const late = 'The year must be a no more than {{max}}';

  eachRow<[Partial<typeof right>, Record<string, string>]>([
    [{}, {}],
    [{ month: '1' }, {}],
    [{ month: ' 12 ' }, {}],
    [{ month: '' }, { month }],
    [{ month: '0' }, { month }],
    [{ month: '13' }, { month }],
    [{ month: '1.5' }, { month }],
    [{ month: 'April' }, { month }],
    [{ year: '26' }, {}],
    [{ year: '46' }, {}],
    [{ year: '25' }, { year: past }],
    [{ year: '' }, { year: past }],
    [{ year: '2' }, { year: past }],
    [{ year: '2028' }, { year: late }],
    [{ year: '47' }, { year: late }],
    [{ firstName: ' ' }, { firstName: 'First name is required.' }],
    [{ lastName: '' }, { lastName: 'Last name is required.' }],
  ])('%j', async (change, text) => {
    const found = await problemsOf(hostedCardSchema(clock), { ...right, ...change });
    expect(found).toEqual(text);
  });

  test('the last year is twenty from now', () => expect(lastCardYear(clock)).toBe(46));
});

describe('bitcoin (000 §5)', () => {
  const right = {
    bitcoinEmail: 'amara@tidewater.studio',
    bitcoinRefundAddress: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    bitcoinSource: 'src_1',
    bitcoinPaymentAccepted: true,
  };
  eachRow<[Partial<typeof right>, Record<string, string>]>([
    [{}, {}],
    [{ bitcoinEmail: '' }, { bitcoinEmail: 'Bitcoin Email is Required' }],
    [{ bitcoinEmail: 'amara' }, { bitcoinEmail: 'Incorrect Bitcoin Email' }],
    [{ bitcoinRefundAddress: '' }, { bitcoinRefundAddress: 'Refund address is required.' }],
    [{ bitcoinRefundAddress: long(151) }, { bitcoinRefundAddress: 'Address is too long.' }],
    [{ bitcoinSource: '' }, { bitcoinSource: 'Please Generate a Bitcoin Address' }],
    [{ bitcoinPaymentAccepted: false }, { bitcoinPaymentAccepted: 'Please Complete Your Payment' }],
  ])('%j', async (change, text) => {
    expect(await problemsOf(bitcoinSchema(), { ...right, ...change })).toEqual(text);
  });
});

eachRow([
  ['amara@tidewater.studio', true, false, true],
  [' amara@tidewater.studio ', true, false, true],
  ['amara@', true, false, false],
  ['', true, false, false],
  ['amara@tidewater.studio', false, false, false],
  ['amara@tidewater.studio', true, true, false],
])('a bitcoin address can be generated: %j, loaded %j, loading %j → %j', (email, loaded, loading, can) => {
  expect(canGenerateAddress(email, { loaded, loading })).toBe(can);
});

describe('the legacy bitcoin panel (000 §5)', () => {
  const right = { email: 'amara@tidewater.studio', refundAddress: '1Boat' };
  eachRow<[Partial<typeof right>, Record<string, string>]>([
    [{}, {}],
    [{ email: '' }, { email: 'Email is required.' }],
    [{ email: 'amara@' }, { email: 'Email is not valid.' }],
    [{ refundAddress: ' ' }, { refundAddress: 'Refund address is required.' }],
    [{ refundAddress: long(150) }, {}],
    [{ refundAddress: long(151) }, { refundAddress: 'Address is too long.' }],
  ])('%j', async (change, text) => {
    expect(await problemsOf(legacyBitcoinSchema(), { ...right, ...change })).toEqual(text);
  });
});

describe('invoice data (000 §5, §9)', () => {
  const on = { enabled: true, allOrders: false };
  const all = { enabled: false, allOrders: true };
  const off = { enabled: false, allOrders: false };
  const right = { address: '48 Wharf Street', registeredCompany: 'Northlight' };
  const missing = { address: 'Address is required', registeredCompany: 'Registered Company is required' };
  const tooLong = {
    address: 'Address is too long, must be no more than 500 characters',
    registeredCompany: 'Registered Company is too long, must be no more than 100 characters',
  };
  const tooMuch = { address: long(501), registeredCompany: long(101) };
  eachRow([
    [on, right, {}],
    [on, {}, missing],
    [all, {}, missing],
    [off, {}, {}],
    [on, { address: long(500), registeredCompany: long(100) }, {}],
    [on, tooMuch, tooLong],
    [off, tooMuch, tooLong],
  ])('%j: %j', async (settings, values, text) => {
    expect(await problemsOf(invoiceDataSchema, { ...settings, ...values })).toEqual(text);
  });
});

describe('transaction (000 §5)', () => {
  const paid: RegistrationContext = {
    gateway: 'stripe',
    orderTotal: 100_00,
    freeEvent: false,
    ticketCount: 2,
  };
  const agreed = { legalAgreement: true };

  test('a card needs a token', async () => {
    expect(await problemsOf(transactionSchema(paid), agreed)).toEqual({
      paymentToken: 'Payment token is missing.',
    });
  });

  eachRow<Partial<RegistrationContext>>([{ orderTotal: 0 }, { gateway: 'paypal' }, { choice: 'invoice' }])(
    'none for %j',
    async (context) => {
      expect(await problemsOf(transactionSchema({ ...paid, ...context }), agreed)).toEqual({});
    },
  );

  test('terms, and additional terms where they are mandatory', async () => {
    const text = 'Please read and accept terms before proceeding';
    const context = { ...paid, orderTotal: 0, additionalTermsMandatory: true };
    expect(await problemsOf(transactionSchema(context), {})).toEqual({
      legalAgreement: text,
      additionalTermsConsent: text,
    });
  });
});
