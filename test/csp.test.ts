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
      const told = [...row.matchAll(/`(https:[^`]*)`/g)].map(([, source]) => source);
      expect(told, name).toEqual(
        ['script-src', 'connect-src', 'frame-src', 'form-action'].flatMap(
          (directive) => needs[directive as keyof typeof needs] ?? [],
        ),
      );
    }
  });

  it('shows the policy of the page itself as it is served', () => {
    const shown = /```\n(default-src[\s\S]*?)```/.exec(page)?.[1] ?? '';
    const served = contentSecurityPolicy({
      nonce: '…',
      providers: [] satisfies PaymentProvider[],
      backend: 'https://your-backend.example',
    });
    expect(shown.trim().split(/;\n/)).toEqual(served.split('; '));
  });
});

/** What a page is answered with, as `vite preview` sends it. */
function policyOf(url: string, options: Partial<Parameters<typeof csp>[0]> = {}): Map<string, string> {
  const headers = new Map<string, string>();
  type Guard = (request: object, response: object, next: () => void) => void;
  const { configurePreviewServer } = csp({ isDev: false, ...options }) as unknown as {
    configurePreviewServer: (server: { middlewares: { use: (guard: Guard) => void } }) => void;
  };
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    end: () => undefined,
  };
  configurePreviewServer({
    middlewares: { use: (guard) => guard({ url, headers: {} }, response, () => undefined) },
  });
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
    '/organizer/events/1001/orders',
    '/ORGANIZER/events',
    '/%6Frganizer',
    '/a/EVENTS/1/apps/agenda/2/edit',
  ])('none of them the organizer’s page %s', (path) =>
    expect(policyOf(path, { parents }).get('frame-ancestors')).toBe("'self'"),
  );

  eachRow(['*', 'https://*.example', 'festival.example', 'https://festival.example/', 'null', "'none'"])(
    'the list takes no %s',
    (origin) => expect(() => parentOrigins(`https://shop.example,${origin}`)).toThrow(origin),
  );

  it('may be empty', () => expect(parentOrigins(undefined)).toEqual([]));
});

describe('translating on the page (000 §2 transifexLiveMode)', () => {
  const transifex = 'https://cdn.transifex.com';
  const asked = '/widgets/tickets/1001?locale=de&transifexLiveMode=true';

  it('gets its origin where the host has a project and the address asks for it', () => {
    const policy = policyOf(asked, { hasTransifex: true });
    expect(policy.get('script-src')).toContain(transifex);
    expect(policy.get('connect-src')).toContain(transifex);
    expect(policy.has('trusted-types')).toBe(false);
  });

  eachRow([
    [asked, false],
    ['/widgets/tickets/1001', true],
    ['/widgets/tickets/1001?notransifexLiveMode', true],
  ])('%s with a project: %j gets nothing', (url, hasTransifex) => {
    const policy = policyOf(url, { hasTransifex });
    expect([...policy.values()].join(' ')).not.toContain(transifex);
    expect(policy.has('trusted-types')).toBe(true);
  });
});
