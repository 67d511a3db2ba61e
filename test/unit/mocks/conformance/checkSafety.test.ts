import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSales } from '../../../../mocks/conformance/checkSafety';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { ApiError, type Client } from '../../../../src/client';
import {
  holdTickets,
  saveOrder,
  type HeldTransaction,
  type HoldRequest,
  type SavedOrder,
  type SaveRequest,
} from '../../../../src/contract';
import { answeringBy, clientOf, verdictsOf } from './runner';

let backend: HttpBackend;
beforeAll(async () => {
  backend = await startHttpBackend();
});
afterAll(() => backend.close());

const salesOf = (stranger: Client, write = true) =>
  verdictsOf(checkSales({ stranger, eventId: '1001', write }));

interface HoldCall {
  body: HoldRequest;
  idempotencyKey: string;
}
type Hold = (call: HoldCall) => Promise<HeldTransaction>;

/** A client whose backend holds tickets in another way; all else is as it is. */
function holdingBy(hold: (call: HoldCall, real: Hold) => Promise<unknown>): Client {
  const client = clientOf(backend);
  const call = ((endpoint, input, transport) => {
    if (endpoint !== (holdTickets as unknown)) return client.call(endpoint, input, transport);
    return hold(input as unknown as HoldCall, (next) =>
      client.call(holdTickets, { params: { eventId: '1001' }, ...next }),
    );
  }) as Client['call'];
  return { call };
}

it('finds nothing wrong with a sound backend', async () => {
  expect(await salesOf(clientOf(backend))).toEqual({
    'a key is good for one request': expect.stringMatching(/^conforms/) as string,
    'a key is good for one order': expect.stringMatching(/^conforms/) as string,
    'prices are not believed': expect.stringMatching(/^conforms/) as string,
    'races sell no ticket twice': expect.stringMatching(/^conforms: \d+ buyers/) as string,
  });
});

it('finds a backend that holds twice what was sent twice', async () => {
  const forgetful = holdingBy((call, real) => real({ ...call, idempotencyKey: crypto.randomUUID() }));
  expect((await salesOf(forgetful))['a key is good for one request']).toBe(
    'differs: the same request with the same key was held twice; another request with the same key was held',
  );
});

it('finds a backend that answers another request with the first one’s hold', async () => {
  const first = new Map<string, Promise<HeldTransaction>>();
  const careless = holdingBy((call, real) => {
    const known = first.get(call.idempotencyKey) ?? real(call);
    first.set(call.idempotencyKey, known);
    return known;
  });
  expect((await salesOf(careless))['a key is good for one request']).toMatch(
    /^differs: another request with the same key was answered with the first one’s hold$/,
  );
});

type Save = (given: { body: SaveRequest; idempotencyKey: string }) => Promise<SavedOrder>;

/** A client whose backend saves orders in another way. */
const savingBy = (save: (given: Parameters<Save>[0], real: Save) => Promise<unknown>) =>
  answeringBy(
    clientOf(backend),
    new Map([
      [
        saveOrder,
        (given, real) =>
          save(given as Parameters<Save>[0], (next) => real({ ...given, ...next }) as ReturnType<Save>),
      ],
    ]),
  );
const ofSaves = async (client: Client) => (await salesOf(client))['a key is good for one order'];

it('finds a backend that makes two orders with one key', async () => {
  const forgetful = savingBy((given, real) => real({ ...given, idempotencyKey: crypto.randomUUID() }));
  expect(await ofSaves(forgetful)).toMatch(/; another hold with the same key made an order$/);
  let count = 0;
  const twice = savingBy((given, real) =>
    real(given).then((saved) => ({ ...saved, orderId: `o-${(count += 1)}` })),
  );
  expect(await ofSaves(twice)).toBe('differs: the same order with the same key was made twice');
});

it('finds a backend that answers another order with the first one', async () => {
  const first = new Map<string, Promise<SavedOrder>>();
  const careless = savingBy((given, real) => {
    const known = first.get(given.idempotencyKey) ?? real(given);
    first.set(given.idempotencyKey, known);
    return known;
  });
  const answered = 'with the same key was answered with the first one’s order';
  expect(await ofSaves(careless)).toBe(`differs: another buyer ${answered}; another hold ${answered}`);
});

it('finds a backend that refuses another order in words of its own', async () => {
  const odd = savingBy((given, real) =>
    real(given).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 4092) throw error;
      throw new ApiError('refused', 400, { code: 4022 }, 'another order');
    }),
  );
  expect(await ofSaves(odd)).toContain('another buyer with the same key: 400 with code 4022 instead of 409');
});

it('finds a backend that believes the price it is sent', async () => {
  const believing = holdingBy(async (call, real) => {
    const [line] = call.body.tickets;
    const isWhole = Number.isInteger(line?.requestQuantity) && (line?.requestQuantity ?? 0) > 0;
    const sound = isWhole
      ? await real({ ...call, body: { ...call.body, ...honest.get(line?.id ?? '') } })
      : undefined;
    if (sound && line && !honest.has(line.id))
      honest.set(line.id, { orderTotal: sound.orderTotal, currency: call.body.currency });
    return { ...sound, token: sound?.token ?? 'tx_none', orderTotal: call.body.orderTotal };
  });
  const honest = new Map<string, Pick<HoldRequest, 'orderTotal' | 'currency'>>();
  const found = (await salesOf(believing))['prices are not believed'] ?? '';
  for (const trick of [
    'a lower total',
    'nothing to pay',
    'a negative total',
    'a negative quantity',
    'half a ticket',
  ])
    expect(found).toContain(`${trick} was held`);
});

it('finds a backend that sells more than there is', async () => {
  let count = 0;
  const overselling = holdingBy((call, real) =>
    real(call).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 4009) throw error;
      return { token: `tx_${(count += 1)}`, orderTotal: 0 };
    }),
  );
  expect((await salesOf(overselling))['races sell no ticket twice']).toMatch(
    /^differs: \d+ were held of \d+$/,
  );
});

it('sends nothing that writes unless it may', async () => {
  const found = await salesOf(clientOf(backend), false);
  expect(new Set(Object.values(found))).toEqual(new Set(['skipped: it would write']));
});
