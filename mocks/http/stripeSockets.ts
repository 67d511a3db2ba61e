import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { MockBackend } from '../createMockBackend';
import { isOwnHost, mayCallFrom } from './guards';

export interface StripeSockets {
  /** Bitcoins arrive at the source. */
  settle: (sourceId: string) => Promise<void>;
  /** Cuts every client off and lets none in, until it is opened again. */
  setOpen: (isOpen: boolean) => void;
  close: () => Promise<void>;
}

export interface StripeSocketsOptions {
  backend: MockBackend;
  origins: readonly string[];
  hosts: readonly string[];
  /** Milliseconds until a source is chargeable; never by itself when absent. */
  delay?: number;
}

/** 000 §7 Realtime socket: clients tell the id of their source and are told when the ledger says that it is chargeable. */
export function attachStripeSockets(
  http: HttpServer,
  { backend, origins, hosts, delay }: StripeSocketsOptions,
): StripeSockets {
  let isOpen = true;
  const server = new Server(http, {
    cors: { origin: [...origins], credentials: true },
    // No page but those: a browser asks nobody before it opens a web socket.
    allowRequest: ({ headers }, decide) =>
      decide(null, isOpen && isOwnHost(headers.host, hosts) && mayCallFrom(headers, origins)),
  });
  const stripe = server.of('/stripe');
  /** Somebody waits for these; each is announced once, and again to whoever asks again. */
  const awaited = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();

  const isChargeable = (sourceId: string) => {
    const payment = backend.db.payments.find(sourceId);
    return payment?.kind === 'bitcoin' && payment.state === 'succeeded';
  };
  const notifyPaid = () => {
    for (const id of awaited) {
      if (!isChargeable(id)) continue;
      awaited.delete(id);
      stripe.to(id).emit('stripe.bitcoin.source.chargeable', { id });
    }
  };
  const stopListening = backend.subscribe(notifyPaid);
  const settle = async (sourceId: string) => {
    await backend.payments.settle(sourceId, 'succeeded');
  };
  stripe.on('connection', (socket) => {
    socket.on('stripe.bitcoin.source.created', (sourceId: unknown) => {
      if (typeof sourceId !== 'string' || sourceId.length > 100) return;
      void socket.join(sourceId);
      // A client that lost its connection asks again: it must not miss what was said meanwhile (FAULTS F51).
      if (isChargeable(sourceId)) {
        socket.emit('stripe.bitcoin.source.chargeable', { id: sourceId });
        return;
      }
      awaited.add(sourceId);
      if (delay !== undefined) timers.add(setTimeout(() => void settle(sourceId), delay));
    });
  });

  return {
    settle,
    setOpen: (next) => {
      isOpen = next;
      if (!isOpen) for (const client of server.of('/stripe').sockets.values()) client.conn.close();
    },
    close: async () => {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      await server.close();
    },
  };
}
