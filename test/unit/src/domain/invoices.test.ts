import { describe, expect, it } from 'vitest';
import {
  invoiceDataUpdate,
  invoiceDataWith,
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

  it('is saved without ids, with the version it was made on', () => {
    const update = invoiceDataUpdate({ ...given, registeredCompany: ' Northlight ' }, 3);
    expect(update).toMatchObject({ registeredCompany: 'Northlight', version: 3 });
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
