import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  csp,
  parentOrigins,
  paymentNeeds,
  type PaymentProvider,
} from '../host-app/csp.mjs';
import { eachRow } from './eachRow';

const page = readFileSync('docs/security/csp.md', 'utf8');

describe('docs/security/csp.md', () => {
  it('says what each way to pay needs as the host serves it', () => {
    for (const [name, needs] of Object.entries(paymentNeeds)) {
      const row = new RegExp(`^\\| ${name} .*$`, 'im').exec(page)?.[0] ?? '';
      const reported = [...row.matchAll(/`(https:[^`]*)`/g)].map(([, source]) => source);
      expect(reported, name).toEqual(
        ['script-src', 'connect-src', 'frame-src', 'form-action'].flatMap(
          (directive) => needs[directive as keyof typeof needs] ?? [],
        ),
      );
    }
  });

  it('shows the policy of the page itself as it is served', () => {
    const visible = /```\n(default-src[\s\S]*?)```/.exec(page)?.[1] ?? '';
    const served = contentSecurityPolicy({
      nonce: '…',
      providers: [] satisfies PaymentProvider[],
      backend: 'https://your-backend.example',
    });
    expect(visible.trim().split(/;\n/)).toEqual(served.split('; '));
  });
});

/** What an address is answered with, as `vite preview` sends it; no body where the page itself is sent. */
function answerTo(url: string, options: Partial<Parameters<typeof csp>[0]> = {}) {
  const headers = new Map<string, string>();
  type Guard = (request: object, response: object, next: () => void) => void;
  const { configurePreviewServer } = csp({ isDev: false, ...options }) as unknown as {
    configurePreviewServer: (server: { middlewares: { use: (guard: Guard) => void } }) => void;
  };
  const sent: string[] = [];
  const response = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
    end: (body = '') => void sent.push(body),
  };
  configurePreviewServer({
    middlewares: { use: (guard) => guard({ url, headers: {} }, response, () => undefined) },
  });
  return { status: response.statusCode, headers, body: sent.join('') };
}

function policyOf(...request: Parameters<typeof answerTo>): Map<string, string> {
  const { headers } = answerTo(...request);
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ');
  return new Map(
    directives.map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('who may have the page in a frame (FAULTS A22)', () => {
  const parents = parentOrigins('https://festival.example, https://shop.example');

  it('those of the list, and the page itself', () => {
    expect(policyOf('/widgets/tickets/1001', { parents }).get('frame-ancestors')).toBe(
      "'self' https://festival.example https://shop.example",
    );
    expect(policyOf('/widgets/tickets/1001').get('frame-ancestors')).toBe("'self'");
  });

  it.each([
    '/widgets/tickets/1001/NL26-1/confirmationMessage/or_1',
    // A browser asks for every page around a frame: the bank's comes back here, two frames deep.
    '/stripe/return/?payment_intent=pi_1',
    'http://tickets.example/widgets/tickets/1001?locale=de',
  ])('those of the list the page %s as well', (url) =>
    expect(policyOf(url, { parents }).get('frame-ancestors')).toBe(
      "'self' https://festival.example https://shop.example",
    ),
  );

  it.each([
    '/',
    '/?next=/widgets/tickets/1001',
    '/sign-in',
    '/embed',
    '/77?redirectTo=/organizer',
    '/77/events/1001/invoicePreview',
    '/widgets/tickets/1001/other',
    '/widgets/tickets/../../organizer',
    '/auth/paypal/',
    '/organizer/events/1001/orders',
    '/ORGANIZER/events',
    '/%6Frganizer',
    '/a/EVENTS/1/apps/agenda/2/edit',
    'http://tickets.example/organizer',
    'HTTP://tickets.example/',
  ])('none of them the page %s', (path) =>
    expect(policyOf(path, { parents }).get('frame-ancestors')).toBe("'self'"),
  );

  it('trusted types are what the organizer’s pages go without, however they are asked for', () => {
    expect(policyOf('http://tickets.example/organizer').has('trusted-types')).toBe(false);
    expect(policyOf('/').has('trusted-types')).toBe(true);
  });

  eachRow(['*', 'https://*.example', 'festival.example', 'https://festival.example/', 'null', "'none'"])(
    'the list takes no %s',
    (origin) => expect(() => parentOrigins(`https://shop.example,${origin}`)).toThrow(origin),
  );

  it('may be empty', () => expect(parentOrigins(undefined)).toEqual([]));
});

it('an address whose escapes are broken is answered with a page that says so (FAULTS A30)', () => {
  const { status, headers, body } = answerTo('/organizer/events/100%25%E0%A4%A');
  expect(status).toBe(400);
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(body).toMatch(/<html lang="en">[^]*<title>[^<]+<\/title>[^]*<h1>[^<]+<\/h1>/);
});

describe('translating on the page (000 §2 transifexLiveMode)', () => {
  const transifex = 'https://cdn.transifex.com';
  const requested = '/widgets/tickets/1001?locale=de&transifexLiveMode=true';

  it('gets its origin where the host has a project and the address asks for it', () => {
    const policy = policyOf(requested, { hasTransifex: true });
    expect(policy.get('script-src')).toContain(transifex);
    expect(policy.get('connect-src')).toContain(transifex);
    expect(policy.has('trusted-types')).toBe(false);
  });

  eachRow([
    [requested, false],
    ['/widgets/tickets/1001', true],
    ['/widgets/tickets/1001?notransifexLiveMode', true],
  ])('%s with a project: %j gets nothing', (url, hasTransifex) => {
    const policy = policyOf(url, { hasTransifex });
    expect([...policy.values()].join(' ')).not.toContain(transifex);
    expect(policy.has('trusted-types')).toBe(true);
  });
});
