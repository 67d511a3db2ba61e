import { Ajv2020 } from 'ajv/dist/2020';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../../../src/contract';
import openapi from '../../../../../src/contract/generated/openapi.json';
import { broken } from '../../../../../src/contract/reading';
import { mutationsOf } from '../../../../attack/mutations';
import { backendInTests, eventId } from '../../../mocks/backend';

const { client, requestFor, buy } = backendInTests();

/** `npm run attack:answers` asks for more. */
const perAnswer = Number(process.env['ANSWERS'] ?? 4_500) / 15;

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'doc', components: openapi.components });
const conforms = (call: string) => ajv.compile({ $ref: `doc#/components/schemas/${call}.response` });

const reads = {
  getTickets: contract.getTickets,
  getWidgetBootstrap: contract.getWidgetBootstrap,
  holdTickets: contract.holdTickets,
  getPersonTickets: contract.getPersonTickets,
  getConfirmation: contract.getConfirmation,
  getPostRegistration: contract.getPostRegistration,
  getSocialShareSettings: contract.getSocialShareSettings,
  getInvoiceData: contract.getInvoiceData,
  extendTransaction: contract.extendTransaction,
  saveOrder: contract.saveOrder,
  getSaveOutcome: contract.getSaveOutcome,
  requestPayPalPayment: contract.requestPayPalPayment,
  requestZoozToken: contract.requestZoozToken,
  getBitcoinSource: contract.getBitcoinSource,
  uploadFormFile: contract.uploadFormFile,
  createOrderLink: contract.createOrderLink,
  openOrderLink: contract.openOrderLink,
};
const source: contract.BitcoinSource = {
  id: 'src_1',
  status: 'pending',
  amount: 20_065,
  currency: 'USD',
  bitcoinAmount: 2_371,
  address: 'bc1qpay',
  uri: 'bitcoin:bc1qpay?amount=0.00002371',
};
type Call = keyof typeof reads;
const answers = new Map<Call, unknown>();

beforeAll(async () => {
  const params = { eventId };
  const hold = await client.call(contract.holdTickets, {
    params,
    body: await requestFor({ 3001: 2, 3009: 1 }),
    idempotencyKey: 'fuzz',
  });
  answers.set('holdTickets', hold);
  answers.set('getTickets', await client.call(contract.getTickets, { params }));
  answers.set('getWidgetBootstrap', await client.call(contract.getWidgetBootstrap, { params }));
  answers.set(
    'getPersonTickets',
    await client.call(contract.getPersonTickets, { params: { ...params, token: hold.token } }),
  );
  const order = { ...params, orderId: '2000-4817', token: 'preview' };
  answers.set('getConfirmation', await client.call(contract.getConfirmation, { params: order }));
  answers.set('getPostRegistration', await client.call(contract.getPostRegistration, { params }));
  answers.set('getSocialShareSettings', await client.call(contract.getSocialShareSettings, { params }));
  answers.set('getInvoiceData', await client.call(contract.getInvoiceData, { params }));
  answers.set('extendTransaction', hold);
  // What else a buyer's steps are answered with, as the contract's examples have it.
  const saved = await buy({ 3009: 1 });
  answers.set('saveOrder', saved);
  answers.set('getSaveOutcome', saved);
  answers.set('requestPayPalPayment', {
    address: 'https://www.paypal.com/checkoutnow?token=EC_1',
    transactionId: 'EC_1',
    orderId: '7002',
    token: 'or_2',
  } satisfies contract.PayPalRequest);
  answers.set('requestZoozToken', { transactionId: 'zz_1' } satisfies contract.ZoozToken);
  answers.set('getBitcoinSource', source);
  answers.set('uploadFormFile', {
    id: 'file-1',
    questionId: '106',
    name: 'cv.pdf',
    type: 'application/pdf',
    size: 1_024,
  } satisfies contract.FormFile);
  answers.set('createOrderLink', {
    code: 'q8w5',
    expiresAt: '2026-09-18T10:15:00Z',
  } satisfies contract.OrderLink);
  answers.set('openOrderLink', {
    token: hold.token,
    paymentChoice: 'card',
    draft: '{}',
  } satisfies contract.LinkedOrder);
});

const readBy = (call: Call, answer: unknown) => {
  const paths: string[] = [];
  const read = reads[call].reads?.(answer, '', (path) => paths.push(path));
  return { read, paths };
};

/** FAULTS F74. */
describe.each(Object.keys(reads) as Call[])('%s', (call) => {
  it('as the contract promises it is left alone', () => {
    expect(readBy(call, answers.get(call))).toEqual({ read: answers.get(call), paths: [] });
  });

  it('with wrong members is as promised again, or refused; and reported', () => {
    const isPromised = conforms(call);
    const wrong = mutationsOf(answers.get(call), perAnswer, 20).flatMap(({ answer, change }) => {
      const { read, paths } = readBy(call, answer);
      if (read === broken) return paths.length > 0 ? [] : [`${change}: refused without a word`];
      if (!isPromised(read)) return [`${change}: ${ajv.errorsText(isPromised.errors)}`];
      // What is absent or null where that is allowed need not be said.
      const isSaid = paths.length > 0 || isPromised(JSON.parse(JSON.stringify(answer ?? null)));
      return isSaid || /null|gone/.test(change) ? [] : [`${change}: repaired without a word`];
    });
    expect(wrong).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('one bad member', () => {
  const sale = () => structuredClone(answers.get('getTickets')) as contract.TicketsData;

  it('Up to costs its own ticket type', () => {
    const answer = sale();
    const all = answer.tickets.length;
    Object.assign(answer.tickets[0] ?? {}, { price: {} });
    Object.assign(answer.tickets[1] ?? {}, { requiredTickets: [-1], name: 'Named' });
    const { read, paths } = readBy('getTickets', answer);
    const { tickets } = read as contract.TicketsData;
    expect(tickets).toHaveLength(all - 1);
    expect(tickets[0]).toMatchObject({ name: 'Named', requiredTickets: [] });
    expect(paths).toEqual(['tickets[0].price', 'tickets[1].requiredTickets[0]']);
  });

  it('of the currency costs nothing where another one is known', () => {
    const answer = sale();
    Object.assign(answer, { currency: { code: 7 } });
    Object.assign(answer.tickets[0] ?? {}, { currency: null });
    const { read, paths } = readBy('getTickets', answer);
    const { currency, tickets } = read as contract.TicketsData;
    expect([currency.code, tickets[0]?.currency.code]).toEqual(['USD', 'USD']);
    expect(paths).toEqual(['currency', 'tickets[0].currency']);
  });

  it.each(['priceTotal', 'orderTotal', 'taxTotal', 'feeTotal', 'currency'])(
    'of a hold’s money leaves nothing to be paid: %s',
    (name) => {
      const hold = { ...(answers.get('holdTickets') as object), [name]: {} };
      expect(readBy('holdTickets', hold).read).toBe(broken);
    },
  );

  it.each([
    ['status', 'PAID'],
    ['status', null],
    ['orderNumber', {}],
  ] as const)('of a saved order costs no confirmation: %s %j', (name, value) => {
    const saved = answers.get('saveOrder') as contract.SavedOrder;
    const { read } = readBy('saveOrder', { ...saved, [name]: value });
    expect(read).toMatchObject({ orderId: saved.orderId, token: saved.token });
  });

  it('of a bitcoin source never stands between bitcoins and their order, nor shows an address that is none', () => {
    const gone = { address: 7, uri: null, bitcoinAmount: '1' };
    expect(readBy('getBitcoinSource', { ...source, ...gone, status: 'chargeable' }).read).toMatchObject({
      id: 'src_1',
      status: 'chargeable',
    });
    for (const name of ['address', 'uri', 'bitcoinAmount'])
      expect(readBy('getBitcoinSource', { ...source, [name]: {} }).read).toBe(broken);
    expect(readBy('getBitcoinSource', { ...source, status: 'seen' }).read).toMatchObject({
      status: 'pending',
    });
  });

  it('of the confirmation’s attendees costs a name', () => {
    const answer = structuredClone(answers.get('getConfirmation')) as contract.ConfirmationData;
    Object.assign(answer.tickets[0] ?? {}, { attendeeName: { first: 'a' } });
    const { read, paths } = readBy('getConfirmation', answer);
    const { tickets } = read as contract.ConfirmationData;
    expect([tickets.length, tickets[0]?.attendeeName, paths]).toEqual([
      answer.tickets.length,
      '',
      ['tickets[0].attendeeName'],
    ]);
  });

  // Whoever has paid must not see that nothing could be loaded.
  it.each<[member: string, of: Record<string, unknown>, read: object, path: string]>([
    ['amount', { amount: {} }, {}, 'amount'],
    ['tickets', { tickets: {} }, { tickets: [] }, 'tickets'],
    [
      'currency.code',
      { currency: { code: 7, symbol: '¥', minorUnits: 0 } },
      { currency: { code: 'USD', symbol: '¥', minorUnits: 0 } },
      'currency',
    ],
    ['currency', { currency: 'USD' }, { currency: { code: 'USD', symbol: '$', minorUnits: 2 } }, 'currency'],
    [
      'currency, with no digits behind the point',
      { currency: null, currencySymbol: '¥', ticketsData: { currency: { code: 'JPY' } } },
      { currency: { code: 'JPY', symbol: '¥', minorUnits: 0 } },
      'currency',
    ],
    [
      'currency, known by its sign',
      { currency: [], ticketsData: { currency: { code: 'dollars' } } },
      { currency: { code: 'XXX', symbol: '$', minorUnits: 2 } },
      'currency',
    ],
    ['event', { event: null }, { event: { id: '', name: '' } }, 'event'],
  ])('of a confirmation costs no more than its own place: %s', (_, wrong, expected, path) => {
    const { amount, ...answer } = answers.get('getConfirmation') as contract.ConfirmationData;
    const { read, paths } = readBy('getConfirmation', { ...answer, amount, ...wrong });
    expect(read).toMatchObject({ id: answer.id, token: answer.token, ...expected });
    expect((read as contract.ConfirmationData).amount).toBe('amount' in wrong ? undefined : amount);
    expect(paths).toContain(path);
  });

  it.each(['id', 'name'] as const)('of a confirmation’s event leaves its place empty: %s', (name) => {
    const answer = structuredClone(answers.get('getConfirmation')) as contract.ConfirmationData;
    const { read, paths } = readBy('getConfirmation', { ...answer, event: { ...answer.event, [name]: {} } });
    expect(read).toEqual({ ...answer, event: { ...answer.event, [name]: '' } });
    expect(paths).toEqual([`event.${name}`]);
  });

  it.each(['id', 'token'])('of a confirmation that says whose it is refuses it: %s', (name) => {
    const answer = answers.get('getConfirmation') as contract.ConfirmationData;
    expect(readBy('getConfirmation', { ...answer, [name]: {} })).toEqual({ read: broken, paths: [name] });
  });
});
