import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';

export interface StripeSockets {
  /** Says to everyone who waits for the source that it is chargeable. */
  settle(sourceId: string): void;
  close: () => Promise<void>;
}

export interface StripeSocketsOptions {
  origins: readonly string[];
  /** Milliseconds until a source is chargeable; never by itself when absent. */
  delay?: number;
}

/** 000 §7 Realtime socket: clients tell the id of their source and are told when it is chargeable. */
export function attachStripeSockets(
  http: HttpServer,
  { origins, delay }: StripeSocketsOptions,
): StripeSockets {
  const server = new Server(http, { cors: { origin: [...origins], credentials: true } });
  const stripe = server.of('/stripe');
  const settled = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();

  const settle = (sourceId: string) => {
    settled.add(sourceId);
    stripe.to(sourceId).emit('stripe.bitcoin.source.chargeable', { id: sourceId });
  };
  stripe.on('connection', (socket) => {
    socket.on('stripe.bitcoin.source.created', (sourceId: unknown) => {
      if (typeof sourceId !== 'string' || sourceId.length > 100) return;
      void socket.join(sourceId);
      // A client that lost its connection asks again: it must not miss what was said meanwhile (FAULTS F51).
      if (settled.has(sourceId)) socket.emit('stripe.bitcoin.source.chargeable', { id: sourceId });
      else if (delay !== undefined) timers.add(setTimeout(() => settle(sourceId), delay));
    });
  });

  return {
    settle,
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      await server.close();
    },
  };
}
