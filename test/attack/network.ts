import { getResponse } from 'msw';
import type { MockBackend } from '../../mocks';
import { createClient, type Client, type Transport } from '../../src/client';

/** What happens to a message on its way. `late`: it arrives up to 90 s later, behind a 504 or with nobody waiting any more. */
const misfortunes = ['lostBefore', 'lostAfter', 'doubled', 'lateBehind504', 'late'] as const;
type Misfortune = (typeof misfortunes)[number];

/** Numbers that look drawn at random and are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Network {
  /** Through the network at its worst. */
  readonly client: Client;
  /** Straight to the backend, for what the attack itself wants to know. */
  readonly calm: Client;
  /** What happens to the next message; nothing when undefined. */
  misfortune(): Misfortune | undefined;
  /** Milliseconds a late message takes. */
  delay(): number;
  /** Messages the backend is working on at this moment. */
  busy(): number;
}

/** The network between buyers and a mock backend: every third message is lost, doubled or late. */
export function createNetwork(backend: MockBackend, random: () => number): Network {
  let working = 0;

  async function deliver(url: string, { method, headers, body }: Parameters<Transport>[1]) {
    working += 1;
    try {
      const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
      const response = await getResponse(backend.handlers, request);
      if (!response) throw new TypeError(`Nobody answers ${url}`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      working -= 1;
    }
  }

  const misfortune = () =>
    random() < 1 / 3 ? misfortunes[Math.floor(random() * misfortunes.length)] : undefined;
  const delay = () => 1_000 + random() * 89_000;
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  const rough: Transport = async (url, request, read) => {
    switch (misfortune()) {
      case 'lostBefore':
        return lost();
      case 'lostAfter':
        await deliver(url, request);
        return lost();
      case 'doubled':
        await deliver(url, request);
        return read(await deliver(url, request));
      case 'lateBehind504':
        setTimeout(() => void deliver(url, request), delay());
        return read(new Response('<h1>504 Gateway Time-out</h1>', { status: 504 }));
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, delay()));
        return read(await deliver(url, request));
      default:
        return read(await deliver(url, request));
    }
  };
  const straight: Transport = async (url, request, read) => read(await deliver(url, request));

  const base = 'http://backend.test/api';
  const real = createClient({ bases: { v1: `${base}/v1`, v2: `${base}/v2`, api: base } });
  return {
    client: { call: (endpoint, input) => real.call(endpoint, input, rough) },
    calm: { call: (endpoint, input) => real.call(endpoint, input, straight) },
    misfortune,
    delay,
    busy: () => working,
  };
}
