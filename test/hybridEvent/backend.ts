import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMiddleware } from '@mswjs/http-middleware';
import express from 'express';
import { http, HttpResponse } from 'msw';
import { createMockBackend, createMockClock, type MockBackend, type MockClock } from '../../mocks';
import { checkIn } from '../../mocks/areas/checkIn/rules/admissions';
import { startHttpBackend } from '../../mocks/http/startHttpBackend';
import { createClient, type Client } from '../../src/client';
import type { TicketScan } from '../../src/contract';

/** A backend behind a port, and an organizer’s client of it. */
export interface EventBackend {
  url: string;
  backend: MockBackend;
  clock: MockClock;
  client: Client;
  close: () => Promise<void>;
}

const clientOf = (url: string) =>
  createClient({ bases: { v1: `${url}/api/v1`, v2: `${url}/api/v2`, api: `${url}/api` } });

/** Whoever calls is the organizer of the account, or a buyer: nobody signs in. */
export async function startBackend(at: string): Promise<EventBackend> {
  const clock = createMockClock({ at });
  const { url, backend, close } = await startHttpBackend({ clock, isDemo: true });
  return { url, backend, clock, client: clientOf(url), close };
}

/** The same, but whoever shows a ticket is let in, whatever happened to it before. */
export async function startUncheckedBackend(at: string): Promise<EventBackend> {
  const clock = createMockClock({ at });
  const backend = createMockBackend({ clock, isDemo: true });
  const admitAnybody = http.post<{ eventId: string }, { scans: TicketScan[] }>(
    '*/api/v1/events/:eventId/checkin_data/scans',
    async ({ request, params }) => {
      const { scans } = await request.json();
      const door = { db: backend.db.of(params.eventId), clock };
      return HttpResponse.json({ results: checkIn(door, scans, () => true) });
    },
  );
  const app = express().use(createMiddleware(admitAnybody, ...backend.handlers));
  const server = createServer({ keepAliveTimeout: 60_000 }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    backend,
    clock,
    client: clientOf(url),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
