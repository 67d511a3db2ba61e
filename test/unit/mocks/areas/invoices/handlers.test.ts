import { describe, expect, it } from 'vitest';
import {
  getAccountInvoiceData,
  getInvoiceData,
  getWidgetBootstrap,
  saveInvoiceData,
  type InvoiceData,
  type InvoiceDataUpdate,
  type SaveRequest,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client, requestFor, send, orderFor, save } = backendInTests();

const change = (data: Partial<InvoiceData>) => backend.db.rows('invoiceData', '77').change(eventId, data);
const withInvoices = () => backend.reset(worldWith(({ widget }) => (widget.hidePayByInvoiceButton = false)));

describe('invoice data', () => {
  it('arrives with its payment terms URI-encoded, by either path and in the page’s values', async () => {
    const data = await client.call(getInvoiceData, { params: { eventId } });
    expect(data.paymentTerms).not.toContain('<');
    expect(decodeURIComponent(data.paymentTerms)).toContain('100 % of the amount is due');
    expect(await client.call(getAccountInvoiceData, { params: { accountId: '77', eventId } })).toEqual(data);
    expect((await client.call(getWidgetBootstrap, { params: { eventId } })).invoiceData).toEqual(data);
  });

  it('of an event that was never set up asks for nothing, as its organizer reads it', async () => {
    backend.db.rows('invoiceData', '77').remove(eventId);
    const data = await client.call(getAccountInvoiceData, { params: { accountId: '77', eventId } });
    expect(data).toMatchObject({ accountId: '77', eventId, enabled: false, allOrders: false, version: 0 });
  });

  it('is not told of another account’s event, nor to buyers of one without any', async () => {
    const of = (accountId: string) =>
      failureOf(client.call(getAccountInvoiceData, { params: { accountId, eventId } }));
    expect((await of('78')).code).toBe(4042);
    backend.db.rows('accounts', '').add({ ...backend.db.rows('accounts', '').get('77'), id: '78' });
    expect((await of('78')).code).toBe(4046);
    backend.db.rows('invoiceData', '77').remove(eventId);
    const failure = await failureOf(client.call(getInvoiceData, { params: { eventId } }));
    expect([failure.code, failure.status]).toEqual([4046, 404]);
    expect((await client.call(getWidgetBootstrap, { params: { eventId } })).invoiceData).toBeUndefined();
  });
});

describe('invoice data that an organizer saves', () => {
  const saveData = (body: InvoiceDataUpdate, accountId = '77') =>
    client.call(saveInvoiceData, { params: { accountId, eventId }, body });

  it('changes what is sent and no more, and is what buyers get', async () => {
    const before = await client.call(getInvoiceData, { params: { eventId } });
    const terms = encodeURIComponent('<p>100 % within a week</p>');
    const saved = await saveData({ allOrders: true, paymentTerms: terms, version: 1 });
    expect(saved).toEqual({ ...before, allOrders: true, paymentTerms: terms, version: 2 });
    expect((await client.call(getWidgetBootstrap, { params: { eventId } })).invoiceData).toEqual(saved);
  });

  it('is refused when it was changed since it was read', async () => {
    await saveData({ previewPbi: false, version: 1 });
    expect((await failureOf(saveData({ allOrders: true, version: 1 }))).code).toBe(4090);
    expect((await client.call(getInvoiceData, { params: { eventId } })).allOrders).toBe(false);
  });

  eachRow([
    ['address', 'Address is required', { address: ' ' }],
    [
      'address',
      'Address is too long, must be no more than 500 characters',
      { address: 'a'.repeat(501), enabled: false },
    ],
    ['registeredCompany', 'Registered Company is required', { registeredCompany: '' }],
    [
      'registeredCompany',
      'Registered Company is too long, must be no more than 100 characters',
      { registeredCompany: 'a'.repeat(101) },
    ],
    [
      'sellerTaxId',
      'Tax ID is too long, must be no more than 50 characters',
      { sellerTaxId: '9'.repeat(51), enabled: false },
    ],
    ...[-1, 366, 1.5].map((paymentTermDays): [string, string, InvoiceDataUpdate] => [
      'paymentTermDays',
      'Payment term must be a whole number of days from 0 to 365',
      { paymentTermDays },
    ]),
  ])('is refused when %s is wrong: %s', async (field, error, wrong) => {
    expect((await failureOf(saveData(wrong))).failure).toMatchObject({ field, error });
  });

  it('has a tax id and a term, and loses them again', async () => {
    const given = { sellerTaxId: 'US 04-1', paymentTermDays: 30 };
    expect(await saveData(given)).toMatchObject(given);
    expect(await client.call(getInvoiceData, { params: { eventId } })).toMatchObject(given);
    expect(await saveData({ sellerTaxId: '', paymentTermDays: null })).toMatchObject({
      sellerTaxId: '',
      paymentTermDays: null,
    });
  });

  it('may be without a sender where nothing is invoiced', async () => {
    const saved = await saveData({ enabled: false, address: '', registeredCompany: '' });
    expect([saved.address, saved.registeredCompany]).toEqual(['', '']);
  });

  it('sets an event up, once', async () => {
    backend.db.rows('invoiceData', '77').remove(eventId);
    const sender = { enabled: true, address: '1 Pier Road, Boston', registeredCompany: 'Northlight' };
    const saved = await saveData({ ...sender, version: 0 });
    expect(saved).toMatchObject({ ...sender, companyVisible: false, allowCreditCard: true, version: 1 });
    expect((await failureOf(saveData({ ...sender, version: 0 }))).code).toBe(4090);
  });

  it('is the account’s own', async () => {
    backend.db.rows('accounts', '').add({ ...backend.db.rows('accounts', '').get('77'), id: '78' });
    expect((await failureOf(saveData({ enabled: false }, '78'))).code).toBe(4042);
  });
});

describe('an order by invoice', () => {
  const held = async () => send({ ...(await requestFor({ 3001: 1 })), payByInvoice: true });

  it('is held where invoices are enabled and offered only', async () => {
    expect((await failureOf(held())).failure?.message).toBe('This event does not take orders by invoice.');
    await withInvoices();
    expect(await held()).toMatchObject({ isPayByInvoice: true });
    change({ enabled: false });
    expect((await failureOf(held())).code).toBe(4022);
  });

  it('is the only one where cards are not taken', async () => {
    await withInvoices();
    change({ allowCreditCard: false });
    expect((await failureOf(send(await requestFor({ 3001: 1 })))).failure?.message).toContain(
      'by invoice only',
    );
    expect((await send(await requestFor({ 3009: 1 }))).orderTotal).toBe(0);
    expect((await held()).isPayByInvoice).toBe(true);
  });

  it('needs the fields that are visible and required, and awaits payment', async () => {
    await withInvoices();
    const order = await orderFor(await held());
    const bill = (billing: Partial<SaveRequest['billingAddress']>) =>
      save({ ...order, payByInvoice: true, billingAddress: { ...order.billingAddress, ...billing } });
    const address = { address1: '1 Pier Road', city: 'Boston', zip: '02110', countryCode: 'US' };
    expect((await failureOf(bill(address))).failure?.message).toBe('Billed Contact is required.');
    const company = { billedContact: 'Ada Byron', company: 'Analytical Engines' };
    expect((await failureOf(bill({ ...address, ...company, zip: ' ' }))).failure?.message).toBe(
      'Zip code is required.',
    );
    change({ stateRequired: true, stateVisible: false });
    const saved = await bill({ ...address, ...company });
    expect(saved.status).toBe('processing');
    expect(backend.db.orderBook.get(saved.orderId)).toMatchObject({
      status: 'awaitingPayment',
      billingAddress: { billedContact: 'Ada Byron' },
    });
  });
});
