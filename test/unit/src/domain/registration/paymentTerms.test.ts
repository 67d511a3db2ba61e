import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../../mocks';
import {
  decodeOnce,
  initialValues,
  invoiceFieldsOf,
  invoicePreviewOf,
  isInvoicing,
  orderSubmission,
  paymentTermsOf,
  type SubmissionContext,
} from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const [stored] = scenarios.conference.records.invoiceData['77'] ?? [];
if (!stored) throw new Error('The conference has invoice data.');
const data = {
  ...stored,
  paymentTerms: '%3Cp%3EPay%20me%3C%2Fp%3E',
  paymentTermsForInvoicing: '<p>Paid</p>',
};
const byInvoice = { orderTotal: 100, isPayByInvoice: true };
const byCard = { orderTotal: 100, isPayByInvoice: false };
const free = { orderTotal: 0, isPayByInvoice: false };

describe('payment terms are decoded exactly once', () => {
  eachRow([
    ['%3Cp%3E14%20days%3C%2Fp%3E', '<p>14 days</p>'],
    // Encoded twice stays encoded once: a second pass would make markup of what the organizer wrote as text.
    ['%253Cscript%253E', '%3Cscript%3E'],
    ['100%25%20due', '100% due'],
    ['100 % of the amount', '100 % of the amount'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%', '%'],
    ['a%2', 'a%2'],
    ['%FF', '%FF'],
    ['a+b', 'a+b'],
    ['%E2%82%AC', '€'],
    ['plain', 'plain'],
    ['', ''],
  ])('%o is %o', (encoded, text) => {
    expect(decodeOnce(encoded)).toBe(text);
  });
});

describe('which terms are shown', () => {
  const both = { ...data, allOrders: true, displayPbiPaymentTerms: true, displayInvoicePaymentTerms: true };
  eachRow([
    ['by invoice', byInvoice, both, '<p>Pay me</p>'],
    ['by invoice, not shown', byInvoice, { ...both, displayPbiPaymentTerms: false }, null],
    ['by invoice, empty', byInvoice, { ...both, paymentTerms: '%20' }, null],
    ['by card with an invoice', byCard, both, '<p>Paid</p>'],
    ['by card with an invoice, not shown', byCard, { ...both, displayInvoicePaymentTerms: false }, null],
    ['by card without an invoice', byCard, { ...both, allOrders: false }, null],
    ['terms for invoicing are not encoded', byCard, { ...both, paymentTermsForInvoicing: '5 %25' }, '5 %25'],
    ['nothing to pay', free, both, null],
    ['no invoice data', byInvoice, undefined, null],
  ])('%s', (_case, hold, given, visible) => {
    expect(paymentTermsOf(hold, given)).toBe(visible);
  });
});

test('an order is invoicing when it is paid at once and every order gets an invoice', () => {
  expect(isInvoicing(byCard, { allOrders: true })).toBe(true);
  expect(isInvoicing(byCard, { allOrders: false })).toBe(false);
  expect(isInvoicing(byInvoice, { allOrders: true })).toBe(false);
  expect(isInvoicing(free, { allOrders: true })).toBe(false);
  expect(isInvoicing(byCard, undefined)).toBe(false);
});

test('an invoice can be previewed where that is on', () => {
  const href = '/77/events/1001/invoicePreview?preview=true&type=payByInvoice';
  expect(invoicePreviewOf(byInvoice, data)).toBe(href);
  expect(invoicePreviewOf(byInvoice, { ...data, previewPbi: false })).toBeNull();
  expect(invoicePreviewOf(byCard, data)).toBeNull();
  expect(invoicePreviewOf(byInvoice, undefined)).toBeNull();
  const hostile = { previewPbi: true, accountId: '../x', eventId: '?y' };
  expect(invoicePreviewOf(byInvoice, hostile)).toContain('/..%2Fx/events/%3Fy/');
});

describe('what is sent of it', () => {
  const values = initialValues({ locale: 'en' });
  values.billing = {
    billedContact: 'Amara Osei',
    company: ' Tidewater Studio ',
    vat: 'US-778',
    country: 'US',
    address1: '48 Wharf Street',
    city: 'Boston',
    state: 'MA',
    zip: '02110',
    memo: 'PO 4711',
  };
  const hold: SubmissionContext['hold'] = {
    token: 'hold-1',
    orderTotal: 100,
    tickets: [],
    freeEvent: false,
    gateway: 'stripe',
    currency: { code: 'USD', symbol: '$', minorUnits: 2 },
    isPayByInvoice: true,
  };
  const sent = (context: Partial<SubmissionContext>) =>
    orderSubmission(values, { hold, locale: 'en', ...context });

  test('by invoice: the fields it asks for, and no others', () => {
    const invoice = invoiceFieldsOf({ ...data, memoVisible: false, vatVisible: false });
    expect(sent({ invoice })).toMatchObject({
      payByInvoice: true,
      billingAddress: { billedContact: 'Amara Osei', company: 'Tidewater Studio', countryCode: 'US' },
    });
    expect(sent({ invoice }).billingAddress).not.toHaveProperty('memo');
    expect(sent({ invoice }).billingAddress).not.toHaveProperty('vat');
    expect(sent({ invoice })).not.toHaveProperty('isInvoicing');
  });

  test('paid at once with an invoice: isInvoicing', () => {
    const byCardHold = { ...hold, isPayByInvoice: false };
    expect(sent({ hold: byCardHold, isInvoicing: true })).toMatchObject({
      isInvoicing: true,
      payByInvoice: false,
    });
    expect(sent({ hold: byCardHold }).billingAddress).not.toHaveProperty('company');
  });

  test('the organizer’s own terms: with what was agreed, only where there are any', () => {
    expect(sent({ additionalTerms: '<p>Rules</p>' })).toMatchObject({
      additionalTerms: '<p>Rules</p>',
      additionalTermsConsent: false,
    });
    expect(sent({})).not.toHaveProperty('additionalTermsConsent');
  });
});
