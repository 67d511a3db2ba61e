import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  checkAuthorization,
  checkSales,
  type SafetyOptions,
} from '../../../../mocks/conformance/checkSafety';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { ApiError, createClient, type Client } from '../../../../src/client';
import { holdTickets, type HeldTransaction, type HoldRequest } from '../../../../src/contract';

let backend: HttpBackend;
let open: HttpBackend;
const clientOf = ({ url }: HttpBackend): Client =>
  createClient({ bases: { v1: `${url}/api/v1`, v2: `${url}/api/v2`, api: `${url}/api` } });

beforeAll(async () => {
  backend = await startHttpBackend();
  open = await startHttpBackend({ isDemo: true });
});
afterAll(() => Promise.all([backend.close(), open.close()]));

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

/** As the contract has it: another request with a key that was used is refused. */
function oncePerKey(): Client {
  const known = new Map<string, string>();
  return holdingBy((call, real) => {
    const text = JSON.stringify(call.body);
    const before = known.get(call.idempotencyKey);
    if (before !== undefined && before !== text)
      throw new ApiError('refused', 409, { code: 4091 }, 'another request');
    known.set(call.idempotencyKey, text);
    return real(call);
  });
}

async function verdicts(check: typeof checkSales, stranger: Client, options: Partial<SafetyOptions> = {}) {
  const found: Record<string, string> = {};
  for await (const { call, outcome, because } of check({
    stranger,
    eventId: '1001',
    write: true,
    ...options,
  }))
    found[call] = `${outcome}: ${because}`;
  return found;
}

it('finds nothing wrong with a sound backend', async () => {
  expect(await verdicts(checkSales, oncePerKey())).toEqual({
    'a key is good for one request': expect.stringMatching(/^conforms/) as string,
    'prices are not believed': expect.stringMatching(/^conforms/) as string,
    'races sell no ticket twice': expect.stringMatching(/^conforms: \d+ buyers/) as string,
  });
  expect(await verdicts(checkAuthorization, clientOf(backend))).toEqual({
    'reads refuse strangers': expect.stringMatching(/^conforms: \d\d+ calls/) as string,
    'writes refuse strangers': expect.stringMatching(/^conforms: \d\d+ calls/) as string,
  });
});

it('names the calls that answer strangers', async () => {
  const found = await verdicts(checkAuthorization, clientOf(open));
  expect(found['reads refuse strangers']).toMatch(
    /^differs: .*\blistOrders\b.* answered|listOrders answered/,
  );
  expect(found['writes refuse strangers']).toMatch(/^differs: .* answered/);
});

it('finds a backend that holds twice what was sent twice', async () => {
  const forgetful = holdingBy((call, real) => real({ ...call, idempotencyKey: crypto.randomUUID() }));
  expect((await verdicts(checkSales, forgetful))['a key is good for one request']).toBe(
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
  expect((await verdicts(checkSales, careless))['a key is good for one request']).toMatch(
    /^differs: another request with the same key was answered with the first one’s hold$/,
  );
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
  const found = (await verdicts(checkSales, believing))['prices are not believed'] ?? '';
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
  expect((await verdicts(checkSales, overselling))['races sell no ticket twice']).toMatch(
    /^differs: \d+ were held of \d+$/,
  );
});

it('sends nothing that writes unless it may', async () => {
  const found = await verdicts(checkSales, clientOf(backend), { write: false });
  expect(new Set(Object.values(found))).toEqual(new Set(['skipped: it would write']));
});
