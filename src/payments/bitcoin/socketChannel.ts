import type { Socket } from 'socket.io-client';
import { missingPeer } from '../../diagnostics';
import { deadlines, withDeadline } from '../deadlines';
import type { BitcoinChannel, ChannelState } from './types';

/** Where the backend's realtime server is. */
export interface SocketChannelOptions {
  /** Where the backend's realtime server is, e.g. `https://tickets.example`. */
  url: string;
  /** The server's path. Default: socket.io's own, `/socket.io`. */
  path?: string;
  /** Milliseconds one try to connect may take. Default: 10 seconds. */
  timeout?: number;
  /** Milliseconds between the first tries. Default: one second. */
  pause?: number;
}

/** So many tries in a row that came to nothing are shown to the buyer; more follow all the same. */
const maxFailures = 3;

/**
 * The backend's socket.io server, namespace `/stripe` (000 §7). Needs `socket.io-client`, which arrives with the first
 * `connect`. Messages wait while it is not connected and are sent on connect, reconnect or disconnect (000 §4).
 * @public
 */
export function socketChannel(options: SocketChannelOptions): BitcoinChannel {
  const outbox = new Set<string>();
  let hearChargeable: (sourceId: string) => void = () => undefined;
  let hearState: (state: ChannelState) => void = () => undefined;
  let state: ChannelState = 'unconnected';
  let socket: Socket | undefined;
  let isOpening = false;
  let isClosed = false;
  let failures = 0;

  const enter = (next: ChannelState) => {
    if (isClosed || next === state) return;
    state = next;
    hearState(next);
  };
  /** Given to a socket that is cut off, a message goes with its next connection. */
  const flush = () => {
    for (const sourceId of outbox) socket?.emit('stripe.bitcoin.source.created', sourceId);
    outbox.clear();
  };
  const open = async () => {
    isOpening = true;
    try {
      const { io } = await withDeadline('socket.io-client', deadlines.loadMs, loadClient);
      if (!isClosed) socket = attach(io(`${options.url}/stripe`, settingsOf(options)));
    } catch {
      // Without its code there is nothing to try by itself.
      enter('failed');
    } finally {
      isOpening = false;
    }
  };
  const attach = (opened: Socket): Socket => {
    opened.on('connect', () => {
      failures = 0;
      flush();
      enter('connected');
    });
    opened.io.on('reconnect', flush);
    opened.on('connect_error', () => {
      // A server that refuses is not asked again by itself.
      failures = opened.active ? failures + 1 : maxFailures;
      enter(failures < maxFailures ? 'connecting' : 'failed');
    });
    opened.on('disconnect', (reason) => {
      flush();
      enter('connecting');
      // It is not called back by itself when the server hung up.
      if (reason === 'io server disconnect') opened.connect();
    });
    opened.on('stripe.bitcoin.source.chargeable', (source: unknown) => {
      const id = idOf(source);
      if (id !== undefined && !isClosed) hearChargeable(id);
    });
    return opened;
  };

  return {
    get state() {
      return state;
    },
    connect() {
      if (isClosed || state === 'connected') return;
      failures = 0;
      enter('connecting');
      if (!socket) {
        if (!isOpening) void open();
        return;
      }
      // Not after the pause that has grown meanwhile, but now.
      socket.disconnect().connect();
    },
    close() {
      isClosed = true;
      state = 'unconnected';
      socket?.disconnect();
    },
    sendCreated(sourceId) {
      outbox.add(sourceId);
      if (socket?.connected) flush();
    },
    onChargeable: (listener) => {
      hearChargeable = listener;
    },
    onState: (listener) => {
      hearState = listener;
    },
  };
}

/** An optional peer: in `try`, so that bundlers build without it where nobody pays with bitcoins. */
async function loadClient() {
  try {
    return await import('socket.io-client');
  } catch (cause) {
    throw missingPeer('socket.io-client', cause);
  }
}

const settingsOf = ({ path, timeout = 10_000, pause = 1_000 }: SocketChannelOptions) => ({
  ...(path && { path }),
  timeout,
  reconnectionDelay: pause,
  reconnectionDelayMax: pause * 5,
  forceNew: true,
  withCredentials: true,
});

const idOf = (source: unknown): string | undefined =>
  typeof source === 'object' && source !== null && 'id' in source && typeof source.id === 'string'
    ? source.id
    : undefined;
