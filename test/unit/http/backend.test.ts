import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { scenarios } from '../../../mocks';
import {
  startHttpBackend,
  type HttpBackend,
  type HttpBackendOptions,
} from '../../../mocks/http/startHttpBackend';
import { createClient } from '../../../src/client';
import { getTickets, getTransaction } from '../../../src/contract';
import { holdFree } from './holdFree';

const open: HttpBackend[] = [];
const start = async (options?: HttpBackendOptions) => {
  const backend = await startHttpBackend(options);
  open.push(backend);
  return backend;
};
const clientOf = ({ url }: HttpBackend) =>
  createClient({ bases: { v1: `${url}/api/v1`, v2: `${url}/api/v2`, api: `${url}/api` } });

afterEach(async () => {
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

  it.each(['https://evil.example', 'null', 'http://tickets.example', 'https://tickets.example.evil.example'])(
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
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  it('tell the one who created a source that it is chargeable, and nobody else', async () => {
    const backend = await start({ bitcoinDelay: 20 });
    const buyer = connect(backend);
    const other = connect(backend);
    const heard: unknown[] = [];
    other.on('stripe.bitcoin.source.chargeable', (source) => heard.push(source));
    other.emit('stripe.bitcoin.source.created', 'src_other_never');
    const paid = chargeable(buyer);
    buyer.emit('stripe.bitcoin.source.created', 'src_1');
    expect(await paid).toEqual({ id: 'src_1' });
    expect(heard).not.toContainEqual({ id: 'src_1' });
  });

  it('tell it again to a client that lost its connection meanwhile', async () => {
    const backend = await start();
    const buyer = connect(backend);
    buyer.emit('stripe.bitcoin.source.created', 'src_2');
    buyer.disconnect();
    backend.sockets.settle('src_2');
    const returned = connect(backend);
    const paid = chargeable(returned);
    returned.emit('stripe.bitcoin.source.created', 'src_2');
    expect(await paid).toEqual({ id: 'src_2' });
  });
});

describe('named worlds', () => {
  it('are served as asked for', async () => {
    const backend = await start({ scenario: scenarios.soldOut });
    const { tickets } = await clientOf(backend).call(getTickets, { params: { eventId } });
    expect(tickets.every(({ remainingTickets }) => remainingTickets === 0)).toBe(true);
  });
});
