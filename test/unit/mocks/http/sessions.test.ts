import { get, request } from 'node:http';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../mocks';
import {
  startHttpBackend,
  type HttpBackend,
  type HttpBackendOptions,
} from '../../../../mocks/http/startHttpBackend';
import { scryptPasswords } from '../../../../mocks/http/passwords';
import { randomToken } from '../../../../mocks/http/tokens';
import { createClient } from '../../../../src/client';
import { AUTH_REQUIRED } from '../../../../src/contract';
import { holdFree } from './holdFree';

const open: HttpBackend[] = [];
const start = async (options: HttpBackendOptions = {}) => {
  const backend = await startHttpBackend(options);
  open.push(backend);
  return backend;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

const eventId = '1001';
const maren = { user: 'maren@northlight.example', password: 'maren on the pier' };
const calling = { 'X-Requested-With': 'boxoffice', 'Content-Type': 'application/json' };
const personAt = ({ url }: HttpBackend) => `${url}/api/v1/person/~`;
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).status;

/** Signs in and answers the cookie, as a browser would send it. */
async function signIn({ url }: HttpBackend, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api/v1/login/get-token`, {
    method: 'POST',
    headers: { ...calling, ...headers },
    body: JSON.stringify(maren),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return { status: response.status, cookie, sent: cookie.split(';', 1)[0] ?? '' };
}

const signOut = ({ url }: HttpBackend, headers: Record<string, string>) =>
  fetch(`${url}/api/v1/auth/access-token`, {
    method: 'DELETE',
    headers: { 'X-Requested-With': 'boxoffice', ...headers },
  });

/** A request as fetch would never send it. */
const rawStatus = (backend: HttpBackend, path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(backend.url);
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).once('error', reject);
  });

describe('a password that strangers could try', () => {
  it('is kept behind scrypt and a salt of its own, and signs in', async () => {
    const backend = await start();
    const password = 'a boat of my own';
    for (const user of ['one@northlight.example', 'two@northlight.example']) {
      const made = await fetch(`${backend.url}/api/v1/person`, {
        method: 'POST',
        headers: calling,
        body: JSON.stringify({
          'first-name': 'One',
          'last-name': 'Of two',
          'primary-email': user,
          password,
        }),
      });
      expect(made.status).toBe(200);
    }
    const stored = backend.backend.db
      .rows('people', '')
      .all()
      .slice(-2)
      .map(({ passwordDigest }) => passwordDigest ?? '');
    expect(stored.every((digest) => /^scrypt\$\d+\$[\w-]{22}\$[\w-]{43}$/.test(digest))).toBe(true);
    expect(new Set(stored).size).toBe(2);
    const signInAs = async (typed: string) =>
      (
        await fetch(`${backend.url}/api/v1/login/get-token`, {
          method: 'POST',
          headers: calling,
          body: JSON.stringify({ user: 'one@northlight.example', password: typed }),
        })
      ).status;
    expect([await signInAs(password), await signInAs('a boat of my owm')]).toEqual([200, 401]);
  });

  it.each(['', 'scrypt$16384$$', 'scrypt$16384$AAAAAAAAAAAAAAAAAAAAAA$AAAA', 'scrypt$3$a$b'])(
    'is matched by nothing that was never one: %j',
    (stored) => {
      expect(scryptPasswords.matches('anything at all', stored)).toBe(false);
    },
  );
});

const organizerReads = [...endpoints]
  .map(([endpoint]) => endpoint)
  .filter(({ method, auth }) => method === 'GET' && (auth === 'account' || auth === 'support'));
const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'eventId' ? eventId : name === 'accountId' ? '77' : 'x',
  );
const bases = { v1: '/api/v1', v2: '/api/v2', api: '/api' };

/** FAULTS A32. */
describe('a visitor without a session', () => {
  it('is refused every read of an organizer or of support, in the way of the contract', async () => {
    const { url } = await start();
    const wrong: string[] = [];
    for (const { base, path, required = {} } of organizerReads) {
      const query = new URLSearchParams(Object.keys(required).map((name) => [name, 'x']));
      const response = await fetch(`${url}${bases[base]}${fill(path)}?${query.toString()}`);
      const body = (await response.json()) as { code: number; error?: { 'error-code'?: string } };
      const isRefused = response.status === 401 && body.code === 4001;
      if (!isRefused || body.error?.['error-code'] !== AUTH_REQUIRED)
        wrong.push(`${path}: ${response.status}`);
    }
    expect(organizerReads.length).toBeGreaterThan(80);
    // What is malformed is said before who may ask.
    expect(wrong.filter((line) => !line.endsWith(': 400'))).toEqual([]);
    expect(wrong.length).toBeLessThan(10);
  });

  it('gets none by naming one', async () => {
    const backend = await start();
    const headers = { Cookie: `boxoffice-session=${'a'.repeat(40)}` };
    expect(await statusOf(personAt(backend), headers)).toBe(401);
    const { sent } = await signIn(backend, headers);
    expect(sent).not.toBe(headers.Cookie);
  });

  it('is the organizer of a demo, until they sign out', async () => {
    const backend = await start({ isDemo: true });
    expect(await statusOf(personAt(backend))).toBe(200);
    const response = await signOut(backend, {});
    const [cookie = ''] = response.headers.getSetCookie();
    expect(await statusOf(personAt(backend), { Cookie: cookie.split(';', 1)[0] ?? '' })).toBe(401);
    expect(await statusOf(personAt(backend))).toBe(200);
  });
});

describe('a session', () => {
  it('is a cookie that no script and no other site has, and that nobody guesses', async () => {
    const backend = await start();
    const [one, other] = [await signIn(backend), await signIn(backend)];
    expect(one.status).toBe(200);
    expect(one.cookie).toMatch(/^boxoffice-session=[a-z0-9]{26,}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(other.sent).not.toBe(one.sent);
    expect(await statusOf(personAt(backend), { Cookie: one.sent })).toBe(200);
  });

  it('goes over TLS only, but on this machine itself', async () => {
    const backend = await start({ hosts: ['tickets.example'] });
    const { port } = new URL(backend.url);
    const cookie = await new Promise<string>((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path: '/api/v1/login/get-token',
          method: 'POST',
          headers: { ...calling, Host: 'tickets.example' },
        },
        (response) => {
          response.resume();
          resolve(response.headers['set-cookie']?.[0] ?? '');
        },
      ).once('error', reject);
      call.end(JSON.stringify(maren));
    });
    expect(cookie).toMatch(
      /^__Host-boxoffice-session=[a-z0-9]{26,}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('ends by itself: whoever signs out leaves the others signed in', async () => {
    const backend = await start();
    const [one, other] = [await signIn(backend), await signIn(backend)];
    await signOut(backend, { Cookie: one.sent });
    expect(await statusOf(personAt(backend), { Cookie: one.sent })).toBe(401);
    expect(await statusOf(personAt(backend), { Cookie: other.sent })).toBe(200);
    await signOut(backend, {});
    expect(await statusOf(personAt(backend), { Cookie: other.sent })).toBe(200);
  });

  it('is another one after each sign-in, and the old one is void', async () => {
    const backend = await start();
    const before = await signIn(backend);
    const after = await signIn(backend, { Cookie: before.sent });
    expect(await statusOf(personAt(backend), { Cookie: before.sent })).toBe(401);
    expect(await statusOf(personAt(backend), { Cookie: after.sent })).toBe(200);
  });

  it('does not count for an image or a script on a page of another site', async () => {
    const backend = await start();
    const { sent } = await signIn(backend);
    const byImage = { Cookie: sent, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
    expect(await rawStatus(backend, '/api/v1/person/~', byImage)).toBe(401);
  });

  it('writes nothing for a form of another site, nor without the header that forms can’t send', async () => {
    const backend = await start();
    const { sent } = await signIn(backend);
    const forged = { Origin: 'https://evil.example', 'Content-Type': 'text/plain', Cookie: sent };
    const address = `${backend.url}/api/v1/auth/access-token`;
    expect((await fetch(address, { method: 'DELETE', headers: forged })).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE', headers: { Cookie: sent } })).status).toBe(400);
    expect(await statusOf(personAt(backend), { Cookie: sent })).toBe(200);
  });
});

/** FAULTS A32. */
describe('what strangers try', () => {
  it.each(['evil.example', 'localhost.evil.example:4000', '10.0.0.1'])(
    'is refused when it calls us %s (DNS rebinding)',
    async (host) => {
      const backend = await start();
      const path = `/api/v1/events/${eventId}/tickets`;
      expect(await rawStatus(backend, path, { Host: host })).toBe(403);
      expect(await rawStatus(backend, path, { Host: 'localhost' })).toBe(200);
    },
  );

  it.each(['/%E0%A4%A', '/api/v1/events/%E0%A4%A/tickets', '/download/ical?data=%E0%A4%A'])(
    'is malformed: %s',
    async (path) => {
      expect(await rawStatus(await start(), path, {})).toBe(400);
    },
  );

  it('is refused a socket unless the page’s origin is exactly one of ours', async () => {
    const { url } = await start({ origins: ['https://tickets.example'] });
    const attempt = (origin: string, host?: string) =>
      new Promise<string>((resolve) => {
        const socket = io(`${url}/stripe`, {
          transports: ['websocket'],
          forceNew: true,
          reconnection: false,
          extraHeaders: { Origin: origin, ...(host && { Host: host }) },
        });
        const end = (outcome: string) => {
          socket.disconnect();
          resolve(outcome);
        };
        socket.once('connect', () => end('open')).once('connect_error', () => end('refused'));
      });
    expect(await attempt('https://tickets.example')).toBe('open');
    expect(await attempt('https://tickets.example.evil.example')).toBe('refused');
    expect(await attempt('http://tickets.example')).toBe('refused');
    // DNS rebinding: the page's origin is ours by name, the host it calls is not.
    expect(await attempt('https://tickets.example', 'evil.example')).toBe('refused');
  });

  it('is refused what only tests may do, whatever page asks', async () => {
    const { url } = await start({ origins: ['https://tickets.example'] });
    const reset = (headers: Record<string, string>) =>
      fetch(`${url}/control/reset`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ scenario: 'conference' }),
      });
    expect((await reset({ Origin: 'https://tickets.example' })).status).toBe(403);
    expect((await reset({})).status).toBe(200);
  });

  it('is to guess the next hold from the last ones: tokens are random, of 128 bits', async () => {
    const clients = [await start(), await start()].map(({ url }) =>
      createClient({ bases: { v1: `${url}/api/v1` } }),
    );
    const tokens = await Promise.all(clients.map(async (client) => (await holdFree(client, eventId)).token));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^tx_[a-z0-9]{26,}$/);
    const many = Array.from({ length: 2000 }, () => randomToken('the same', 20));
    expect(new Set(many).size).toBe(many.length);
    expect(new Set(many.join('')).size).toBe(31);
  });
});
