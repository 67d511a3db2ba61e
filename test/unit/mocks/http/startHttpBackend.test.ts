import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { describe, expect, it, vi } from 'vitest';
import { createMockClock, scenarios } from '../../../../mocks';
import {
  startHttpBackend,
  type HttpBackend,
  type HttpBackendOptions,
} from '../../../../mocks/http/startHttpBackend';
import { createClient } from '../../../../src/client';
import {
  getPersonTickets,
  getTickets,
  getTransaction,
  holdTickets,
  saveFormData,
} from '../../../../src/contract';
import { orderOf } from '../backend';
import { holdFree } from './holdFree';
import { afterEachRow, eachRow } from '../../../eachRow';
import { settle } from '../../../settle';

const open: HttpBackend[] = [];
const start = async (options?: HttpBackendOptions) => {
  const backend = await startHttpBackend(options);
  open.push(backend);
  return backend;
};
const clientOf = ({ url }: Pick<HttpBackend, 'url'>) =>
  createClient({ bases: { v1: `${url}/api/v1`, v2: `${url}/api/v2`, api: `${url}/api` } });

afterEachRow(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

const eventId = '1001';
const page = 'https://tickets.example';
const ticketsOf = ({ url }: HttpBackend) => `${url}/api/v1/events/${eventId}/tickets`;

describe('the backend over HTTP', () => {
  it('answers the calls of the contract', async () => {
    const { tickets } = await clientOf(await start()).call(getTickets, { params: { eventId } });
    expect(tickets.map(({ name }) => name)).toContain('General Admission');
  });

  it('says 404 with a code for what is no call', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/v1/nowhere`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 4046 }]);
  });

  it('cuts the line where an answer is to be lost, and goes on', async () => {
    const backend = await start();
    await backend.backend.setFaults({ getTickets: { kind: 'networkError', times: 1 } });
    await expect(fetch(ticketsOf(backend))).rejects.toThrow();
    expect((await fetch(ticketsOf(backend))).status).toBe(200);
  });

  it('refuses a body over 1 MB with 413', async () => {
    const backend = await start();
    const body = JSON.stringify({ status: 'keep', share: 'x'.repeat(1024 * 1024) });
    const headers = {
      'Content-Type': 'application/json',
      'X-Requested-With': 'boxoffice',
      'Idempotency-Key': 'k',
    };
    const response = await fetch(`${ticketsOf(backend)}/transactions`, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 4013 }]);
  });
});

describe('a page of another origin', () => {
  it('may call when its origin was given', async () => {
    const backend = await start({ origins: [page] });
    const response = await fetch(ticketsOf(backend), { headers: { Origin: page } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(page);
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  });

  eachRow(['https://evil.example', 'null', 'http://tickets.example', 'https://tickets.example.evil.example'])(
    'is refused when it is %s',
    async (origin) => {
      const backend = await start({ origins: [page] });
      const response = await fetch(ticketsOf(backend), { headers: { Origin: origin } });
      expect([response.status, await response.json()]).toMatchObject([403, { code: 4003 }]);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
});

describe('a file', () => {
  const newFile = async () => join(await mkdtemp(join(tmpdir(), 'boxoffice-')), 'world.json');

  it('lets a held order outlive the server', async () => {
    const file = await newFile();
    const first = await start({ file });
    const held = await holdFree(clientOf(first), eventId);
    await first.close();
    open.length = 0;
    const again = await clientOf(await start({ file })).call(getTransaction, {
      params: { eventId, token: held.token },
    });
    expect(again).toMatchObject({ token: held.token, status: 'keep' });
  });

  it('that holds something else is named, and left as it is', async () => {
    const file = await newFile();
    await writeFile(file, 'my diary');
    const backend = await start({ file }).catch((error: unknown) => error);
    expect(backend).toMatchObject({ message: expect.stringContaining(file) as string });
    expect(await readFile(file, 'utf8')).toBe('my diary');
  });
});

describe('the /stripe sockets', () => {
  const sockets: Socket[] = [];
  const connect = ({ url }: HttpBackend) => {
    const socket = io(`${url}/stripe`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    return socket;
  };
  const chargeable = (socket: Socket) =>
    new Promise<{ id: string }>((resolve) => socket.once('stripe.bitcoin.source.chargeable', resolve));
  afterEachRow(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  const sourceAt = ({ backend }: HttpBackend) => backend.payments.createBitcoinSource({ amount: 100 });
  const created = (socket: Socket, id: string) => socket.emit('stripe.bitcoin.source.created', id);

  it('tell the one who created a source that it is chargeable, and nobody else', async () => {
    const backend = await start({ bitcoinDelay: 20 });
    const { id } = await sourceAt(backend);
    const buyer = connect(backend);
    const other = connect(backend);
    const heard: unknown[] = [];
    other.on('stripe.bitcoin.source.chargeable', (source) => heard.push(source));
    created(other, 'src_other_never');
    const paid = chargeable(buyer);
    created(buyer, id);
    expect(await paid).toEqual({ id });
    expect(heard).not.toContainEqual({ id });
    expect(await backend.backend.payments.find(id)).toMatchObject({ state: 'succeeded', charges: 0 });
  });

  it('tell it again to a client that lost its connection meanwhile', async () => {
    const backend = await start();
    const { id } = await sourceAt(backend);
    const buyer = connect(backend);
    created(buyer, id);
    buyer.disconnect();
    await backend.sockets.settle(id);
    const returned = connect(backend);
    const paid = chargeable(returned);
    created(returned, id);
    expect(await paid).toEqual({ id });
  });

  it('tell what was settled in the ledger, whoever settled it', async () => {
    const backend = await start();
    const { id } = await sourceAt(backend);
    const buyer = connect(backend);
    await new Promise<void>((resolve) => buyer.once('connect', resolve));
    const paid = chargeable(buyer);
    created(buyer, id);
    await backend.backend.payments.settle(id, 'succeeded');
    expect(await paid).toEqual({ id });
  });
});

describe('F26, F78: a charge whose order was never saved', () => {
  afterEachRow(() => vi.useRealTimers());

  it('becomes an order by the job that runs beside the server, and ends with it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const clock = createMockClock({ at: scenarios.conference.now });
    const { url, backend, close } = await startHttpBackend({ clock });
    const client = clientOf({ url });
    const held = await client.call(holdTickets, {
      params: { eventId },
      body: {
        status: 'keep',
        tickets: [{ id: '3001', requestQuantity: 1 }],
        promotionalCode: null,
        orderTotal: 200_65,
        currency: 'USD',
        payByInvoice: false,
      },
      idempotencyKey: 'k',
    });
    const params = { eventId, token: held.token };
    const { personTickets } = await client.call(getPersonTickets, { params });
    const body = { personTickets: orderOf(held, personTickets).personTickets };
    await client.call(saveFormData, { params, body });
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    vi.advanceTimersByTime(60_000);
    await settle();
    clock.advance(120_000);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(await client.call(getTransaction, { params })).toMatchObject({ status: 'complete' });
    await close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('named worlds', () => {
  it('are served as asked for', async () => {
    const backend = await start({ scenario: scenarios.soldOut });
    const { tickets } = await clientOf(backend).call(getTickets, { params: { eventId } });
    expect(tickets.every(({ remainingTickets }) => remainingTickets === 0)).toBe(true);
  });
});
