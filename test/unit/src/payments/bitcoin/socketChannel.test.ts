import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHttpBackend, type HttpBackend } from '../../../../../mocks/http/startHttpBackend';
import { socketChannel, type BitcoinChannel, type ChannelState } from '../../../../../src/payments';
import { deadlines } from '../../../../../src/payments/deadlines';
import { eventually } from '../../../../eventually';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A realtime server that tells what it was sent. */
async function serve(port = 0) {
  const http: HttpServer = createServer();
  const server = new Server(http);
  const sent: unknown[] = [];
  server.of('/stripe').on('connection', (socket) => {
    socket.on('stripe.bitcoin.source.created', (id: unknown) => sent.push(id));
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, server, sent };
}

function open(url: string) {
  const channel = socketChannel({ url, pause: 20, timeout: 500 });
  const states: ChannelState[] = [];
  const heard: string[] = [];
  channel.onState((state) => states.push(state));
  channel.onChargeable((id) => heard.push(id));
  closing.push(() => channel.close());
  return { channel, states, heard };
}
const enters = (channel: BitcoinChannel, state: ChannelState) =>
  eventually(() => expect(channel.state).toBe(state));

describe('the realtime socket', () => {
  it('is unconnected until connect, and then sends what has waited, on namespace /stripe', async () => {
    const { url, sent } = await serve();
    const { channel, states } = open(url);
    channel.sendCreated('src_1');
    channel.sendCreated('src_2');
    expect(channel.state).toBe('unconnected');
    channel.connect();
    await enters(channel, 'connected');
    await eventually(() => expect(sent).toEqual(['src_1', 'src_2']));
    expect(states).toEqual(['connecting', 'connected']);
    channel.sendCreated('src_3');
    await eventually(() => expect(sent).toEqual(['src_1', 'src_2', 'src_3']));
  });

  it('sends on reconnect what was queued while it was offline', async () => {
    const { url, server, sent } = await serve();
    const { channel } = open(url);
    channel.connect();
    await enters(channel, 'connected');
    channel.onState((state) => {
      if (state === 'connecting') channel.sendCreated('src_while_offline');
    });
    for (const { conn } of server.of('/stripe').sockets.values()) conn.close();
    await eventually(() => expect(sent).toEqual(['src_while_offline']));
    expect(channel.state).toBe('connected');
  });

  it('comes back although the server hung up', async () => {
    const { url, server } = await serve();
    const { channel, states } = open(url);
    channel.connect();
    await enters(channel, 'connected');
    server.of('/stripe').disconnectSockets();
    await eventually(() => expect(states).toEqual(['connecting', 'connected', 'connecting', 'connected']));
  });

  it('F50: is connecting at first, then failed, and connects once there is a server, by itself or when asked to', async () => {
    const first = await serve();
    const port = Number(new URL(first.url).port);
    await first.server.close();
    const { channel, states } = open(first.url);
    channel.connect();
    expect(channel.state).toBe('connecting');
    await enters(channel, 'failed');
    channel.sendCreated('src_1');
    const { sent } = await serve(port);
    channel.connect();
    await eventually(() => expect(sent).toEqual(['src_1']));
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
      ...(['connecting', 'failed', 'connecting', 'connected'] as const),
    ]);
  });

  it('says nothing any more once it is closed', async () => {
    const { url, server } = await serve();
    const { channel, states } = open(url);
    channel.connect();
    await enters(channel, 'connected');
    channel.close();
    expect(channel.state).toBe('unconnected');
    await eventually(() => expect(server.of('/stripe').sockets.size).toBe(0));
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('hears nothing in what is no source', async () => {
    const { url, server } = await serve();
    const { channel, heard } = open(url);
    channel.connect();
    await enters(channel, 'connected');
    for (const said of ['src_1', null, { id: 7 }, {}, { id: 'src_2' }])
      server.of('/stripe').emit('stripe.bitcoin.source.chargeable', said);
    await eventually(() => expect(heard).toEqual(['src_2']));
  });
});

describe('the socket of the mock backend', () => {
  const start = async (): Promise<HttpBackend> => {
    const backend = await startHttpBackend();
    closing.push(() => backend.close());
    return backend;
  };

  it('F51: tells after a lost connection what was paid meanwhile, since the source is sent again', async () => {
    const { backend, sockets, url } = await start();
    const { channel, heard } = open(url);
    const { id } = await backend.payments.createBitcoinSource({ amount: 100 });
    channel.connect();
    await enters(channel, 'connected');
    channel.sendCreated(id);
    sockets.setOpen(false);
    await enters(channel, 'failed');
    await backend.payments.settle(id, 'succeeded');
    channel.sendCreated(id);
    sockets.setOpen(true);
    await eventually(() => expect(heard).toContain(id));
  });
});

describe('F81: the code of the socket that never arrives', () => {
  it('is a channel that failed, and is asked for again by the next connect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    closing.push(() => vi.useRealTimers());
    vi.resetModules();
    vi.doMock('socket.io-client', () => new Promise<never>(() => undefined));
    closing.push(() => vi.doUnmock('socket.io-client'));
    const { socketChannel: mocked } = await import('../../../../../src/payments/bitcoin/socketChannel');
    const channel = mocked({ url: 'https://tickets.example' });
    const states: ChannelState[] = [];
    channel.onState((state) => states.push(state));
    channel.connect();
    await vi.advanceTimersByTimeAsync(deadlines.loadMs - 1);
    expect(states).toEqual(['connecting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['connecting', 'failed']);
    channel.connect();
    await vi.advanceTimersByTimeAsync(deadlines.loadMs);
    expect(states).toEqual(['connecting', 'failed', 'connecting', 'failed']);
  });
});

describe('a socket that is cut off', () => {
  it('is given what waits on connect, reconnect and disconnect', async () => {
    vi.resetModules();
    const listeners = new Map<string, (...args: unknown[]) => void>();
    const emitted: unknown[] = [];
    const on = (event: string, listener: (...args: unknown[]) => void) => listeners.set(event, listener);
    const socket = {
      on,
      connected: false,
      active: true,
      connect: () => socket,
      disconnect: () => socket,
      emit: (_event: string, id: unknown) => emitted.push(id),
      io: { on: (event: string, listener: () => void) => on(`manager ${event}`, listener) },
    };
    vi.doMock('socket.io-client', () => ({ io: () => socket }));
    const { socketChannel: mocked } = await import('../../../../../src/payments/bitcoin/socketChannel');
    const channel = mocked({ url: 'https://tickets.example' });
    channel.connect();
    await eventually(() => expect(listeners.has('disconnect')).toBe(true));
    for (const event of ['connect', 'manager reconnect', 'disconnect']) {
      channel.sendCreated(`before ${event}`);
      listeners.get(event)?.('transport close');
    }
    vi.doUnmock('socket.io-client');
    expect(emitted).toEqual(['before connect', 'before manager reconnect', 'before disconnect']);
  });
});
