import { describe, expect, it } from 'vitest';
import {
  invoiceDataUpdate,
  invoiceDataWith,
  invoiceDue,
  invoicedHold,
  invoiceValues,
  invoiceValuesSchema,
  newInvoiceValues,
  type InvoiceValues,
} from '../../../../src/domain/invoices';
import { eachRow } from '../../../eachRow';

const ids = { accountId: '77', eventId: '1001' };
const given: InvoiceValues = {
  ...newInvoiceValues,
  enabled: true,
  address: '1 Pier Road',
  registeredCompany: 'Northlight',
  sellerTaxId: '04-3598712',
  paymentTermDays: 14,
  paymentTerms: '<p>100 % in 14 days</p>',
};

const problemsOf = async (values: InvoiceValues) => {
  try {
    await invoiceValuesSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
};

describe('invoice data in a form', () => {
  it('comes back as it was sent', () => {
    expect(invoiceValues(invoiceDataWith(ids, given))).toEqual(given);
  });

  it('has its terms decoded once, and sends them encoded', () => {
    const twice = '<p>%3Cb%3E</p>';
    const data = invoiceDataWith(ids, { ...given, paymentTerms: twice });
    expect(data.paymentTerms).toBe(encodeURIComponent(twice));
    expect(invoiceValues(data).paymentTerms).toBe(twice);
  });

  eachRow([
    ['hidden', false, false],
    ['optional', true, false],
    ['required', true, true],
  ] as const)('a field that is %s', (requested, companyVisible, companyRequired) => {
    const data = invoiceDataWith(ids, { ...given, fields: { ...given.fields, company: requested } });
    expect(data).toMatchObject({ companyVisible, companyRequired });
  });

  it('takes a hidden field for hidden, whatever its other flag says (000 §5)', () => {
    const data = { ...invoiceDataWith(ids, given), companyVisible: false, companyRequired: true };
    expect(invoiceValues(data).fields.company).toBe('hidden');
  });

  it('of a record from before they were asked for has neither tax id nor term', () => {
    const { sellerTaxId: _, paymentTermDays: __, ...old } = invoiceDataWith(ids, given);
    expect(invoiceValues(old)).toEqual({ ...given, sellerTaxId: '', paymentTermDays: null });
  });

  it('is saved without ids, with the version it was made on', () => {
    const update = invoiceDataUpdate({ ...given, registeredCompany: ' Northlight ', sellerTaxId: ' 04 ' }, 3);
    expect(update).toMatchObject({ registeredCompany: 'Northlight', sellerTaxId: '04', version: 3 });
    expect(Object.keys(update)).not.toContain('eventId');
  });
});

describe('what is wrong with invoice data (000 §5)', () => {
  eachRow([
    [{}, {}],
    [{ address: ' ' }, { address: 'validation.invoice.addressRequired' }],
    [{ address: 'a'.repeat(501) }, { address: 'validation.invoice.addressTooLong' }],
    [{ registeredCompany: '' }, { registeredCompany: 'validation.invoice.companyRequired' }],
    [
      { registeredCompany: 'a'.repeat(101), enabled: false },
      { registeredCompany: 'validation.invoice.companyTooLong' },
    ],
    [{ enabled: false, address: '', registeredCompany: '' }, {}],
    [{ enabled: false, allOrders: true, address: '' }, { address: 'validation.invoice.addressRequired' }],
    [{ sellerTaxId: '' }, {}],
    [{ sellerTaxId: ` ${'9'.repeat(50)} ` }, {}],
    [{ sellerTaxId: '9'.repeat(51) }, { sellerTaxId: 'organizer.invoices.error.taxIdTooLong' }],
    [{ paymentTermDays: null }, {}],
    [{ paymentTermDays: 0 }, {}],
    [{ paymentTermDays: 365 }, {}],
    [{ paymentTermDays: 366 }, { paymentTermDays: 'organizer.invoices.error.paymentTermDays' }],
    [{ paymentTermDays: -1 }, { paymentTermDays: 'organizer.invoices.error.paymentTermDays' }],
    [{ paymentTermDays: 1.5 }, { paymentTermDays: 'organizer.invoices.error.paymentTermDays' }],
  ])('%o: %o', async (change, problems) => {
    expect(await problemsOf({ ...given, ...change })).toEqual(problems);
  });
});

it('previews an order of one hundred in the currency of the sale', () => {
  const sale = { currency: { code: 'JPY', symbol: '¥', minorUnits: 0 }, taxName: 'VAT', taxRate: 10 };
  expect(invoicedHold(0, sale, true)).toMatchObject({
    orderTotal: 100,
    isPayByInvoice: true,
    freeEvent: false,
    taxName: 'VAT',
  });
});

describe('until when an invoice is to be paid', () => {
  const due = (issued: string, days: number | null | undefined, zone: string, now = issued) =>
    invoiceDue(
      { createdDate: issued },
      { ...(days !== undefined && { paymentTermDays: days }) },
      zone,
      Date.parse(now),
    );

  eachRow([
    ['a term of none: the day itself', '2026-02-12T15:00:00Z', 0, 'America/New_York', '2026-02-12'],
    ['two weeks', '2026-02-12T15:00:00Z', 14, 'America/New_York', '2026-02-26'],
    ['over the end of a short month', '2026-01-31T12:00:00Z', 30, 'UTC', '2026-03-02'],
    ['over a leap day', '2028-02-15T12:00:00Z', 30, 'UTC', '2028-03-16'],
    ['over the end of a year', '2026-12-20T12:00:00Z', 14, 'UTC', '2027-01-03'],
    ['a year', '2026-02-12T15:00:00Z', 365, 'America/New_York', '2027-02-12'],
    ['the day before where the event is', '2026-03-01T03:00:00Z', 1, 'America/New_York', '2026-03-01'],
    ['the day after where the event is', '2026-02-28T20:00:00Z', 1, 'Asia/Tokyo', '2026-03-02'],
    ['over an hour that is left out', '2026-03-08T04:30:00Z', 1, 'America/New_York', '2026-03-08'],
    ['over an hour that comes twice', '2026-10-25T23:30:00Z', 7, 'Europe/Berlin', '2026-11-02'],
    ['over a day that is left out', '2011-12-29T12:00:00Z', 2, 'Pacific/Apia', '2011-12-31'],
    ['on receipt', '2026-02-12T15:00:00Z', null, 'UTC', null],
    ['on receipt, of an old record', '2026-02-12T15:00:00Z', undefined, 'UTC', null],
    ['what is no term', '2026-02-12T15:00:00Z', 1e12, 'UTC', null],
    ['what is no term', '2026-02-12T15:00:00Z', -3, 'UTC', null],
    ['what is no term', '2026-02-12T15:00:00Z', Number.NaN, 'UTC', null],
  ] as const)('%s: from %s in %j days in %s, %j', (_, issued, days, zone, day) => {
    expect(due(issued, days, zone).day).toBe(day);
  });

  eachRow([
    ['the last day', '2026-02-27T04:59:59Z', false],
    ['the day after', '2026-02-27T05:00:00Z', true],
  ] as const)('%s, at %s where the event is: overdue is %s', (_, now, isOverdue) => {
    expect(due('2026-02-12T15:00:00Z', 14, 'America/New_York', now)).toEqual({
      day: '2026-02-26',
      isOverdue,
    });
  });

  it('is never over where it is due on receipt', () => {
    expect(due('2020-01-01T00:00:00Z', null, 'UTC', '2026-01-01T00:00:00Z').isOverdue).toBe(false);
  });
});
