import { describe, expect, it } from 'vitest';
import {
  createPaymentProcessor,
  listAvailablePaymentProcessors,
  searchPaymentProcessors,
  setProcessorCredentials,
  updatePaymentProcessor,
  type PaymentProcessorCriteria,
  type PaymentProcessorDraft,
  type PaymentProcessorUpdate,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();

const query = { accountId: '77' };
const draft: PaymentProcessorDraft = {
  name: 'Stripe in London',
  gateway: 'stripe',
  currencies: ['GBP'],
  active: false,
};
const create = (body: PaymentProcessorDraft) => client.call(createPaymentProcessor, { query, body });
const update = (body: PaymentProcessorUpdate) => client.call(updatePaymentProcessor, { query, body });
const setKeys = (id: number, publicKey: string, secretKey: string) =>
  client.call(setProcessorCredentials, { query, body: { id, publicKey, secretKey } });
const find = (criteria: PaymentProcessorCriteria) =>
  client.call(searchPaymentProcessors, { query, body: { criteria } });

describe('a payment processor', () => {
  eachRow([{}, { id: 0 }, { id: -1 }])('is created when its id is not above 0: %o', async (id) => {
    const made = await create({ ...draft, ...id });
    expect(made.id).toBeGreaterThan(1000);
    expect(made).toMatchObject({ credentialsSet: null, publicKeyEnding: null });
    expect((await find({ currency: 'GBP' })).items).toContainEqual(made);
  });

  it('is updated when its id is above 0', async () => {
    expect((await failureOf(create({ ...draft, id: 304 }))).failure?.field).toBe('id');
    expect((await failureOf(update({ ...draft, id: 0 }))).failure?.field).toBe('id');
    expect((await failureOf(update({ ...draft, id: 99 }))).status).toBe(404);
    expect((await update({ ...draft, id: 303 })).name).toBe('Stripe in London');
  });

  eachRow([
    ['name', { name: 'northlight ON stripe' }],
    ['currencies[0]', { currencies: ['XTS'] }],
    ['currencies', { currencies: ['USD', 'USD'] }],
    ['gateway', { gateway: 'free' as 'stripe' }],
  ])('is refused when %s is wrong', async (field, wrong) => {
    const failure = await failureOf(create({ ...draft, ...wrong }));
    expect([failure.status, failure.failure?.field]).toEqual([400, field]);
  });

  it('is not changed on a reading that is out of date', async () => {
    const [read] = (await find({ gateway: 'paypal' })).items;
    if (!read) throw new Error('Northlight takes PayPal.');
    const { id, modified, ...rest } = read;
    const own = { id, modified, name: 'PayPal', gateway: rest.gateway, currencies: ['USD'], active: false };
    await update(own);
    expect((await failureOf(update({ ...own, active: true }))).code).toBe(4090);
  });

  it('stays with its gateway', async () => {
    const moved = update({ ...draft, id: 303, gateway: 'paypal' });
    expect((await failureOf(moved)).code).toBe(4022);
  });

  it('becomes active once it has credentials', async () => {
    expect((await failureOf(create({ ...draft, active: true }))).code).toBe(4022);
    const { id } = await create(draft);
    expect((await failureOf(update({ ...draft, id, active: true }))).code).toBe(4022);
    await setKeys(id, 'pk_live_office1234', 'sk_live_office1234');
    expect((await update({ ...draft, id, active: true })).active).toBe(true);
  });
});

describe('credentials', () => {
  it('say whether they are of the test mode', async () => {
    expect((await setKeys(306, 'pk_test_northlight77', 'sk_test_northlight7')).testMode).toBe(true);
    expect((await setKeys(306, 'pk_live_northlight77', 'sk_live_northlight7')).testMode).toBe(false);
  });

  it('are never read back', async () => {
    const set = await setKeys(306, 'pk_test_northlight77', 'sk_test_verysecret77');
    const { items } = await find({});
    expect(set.publicKeyEnding).toBe('ht77');
    expect(JSON.stringify([set, items])).not.toMatch(/sk_|secret/i);
    expect(JSON.stringify(backend.db.snapshot())).not.toContain('verysecret77');
  });

  eachRow([
    ['publicKey', 'sk_test_northlight77', 'sk_test_northlight7'],
    ['secretKey', 'pk_test_northlight77', 'pk_test_northlight7'],
    ['secretKey', 'pk_test_northlight77', 'sk_live_northlight77'],
    ['secretKey', 'pk_test_northlight77', 'pk_test_northlight77'],
  ])('are the gateway’s own: %s of %s and %s', async (field, publicKey, secretKey) => {
    const failure = await failureOf(setKeys(306, publicKey, secretKey));
    expect([failure.code, failure.failure?.field]).toEqual([4000, field]);
    expect(failure.failure?.message).not.toContain('northlight77');
  });
});

describe('lists', () => {
  eachRow([
    [{ gateway: 'stripe' }, [301, 303, 306]],
    [{ gateway: 'stripe', active: true }, [301, 303]],
    [{ currency: 'EUR' }, [304]],
    [{}, [301, 302, 303, 304, 305, 306]],
  ] as [PaymentProcessorCriteria, number[]][])('find %o', async (criteria, ids) => {
    expect((await find(criteria)).items.map(({ id }) => id)).toEqual(ids);
  });

  it('come in order and in pages', async () => {
    const page = await client.call(searchPaymentProcessors, {
      query,
      body: { orders: { MODIFIED: 'DESC' }, page: 1, size: 2 },
    });
    expect(page).toMatchObject({ total: 6, page: 1, size: 2 });
    expect(page.items.map(({ id }) => id)).toEqual([301, 303]);
  });

  it('of gateways say how many are set up, for a currency', async () => {
    const requested = { ...query, currency: 'JPY' };
    const { processors } = await client.call(listAvailablePaymentProcessors, { query: requested });
    expect(processors.map(({ gateway, configured }) => [gateway, configured])).toEqual([
      ['stripe', 3],
      ['paypal', 1],
    ]);
  });

  it('need an account', async () => {
    const without = client.call(listAvailablePaymentProcessors, { query: { accountId: '' } });
    expect((await failureOf(without)).message).toBe('accountId is missing');
    const unknown = client.call(listAvailablePaymentProcessors, { query: { accountId: '9' } });
    expect((await failureOf(unknown)).code).toBe(4042);
  });
});
