import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type BrowserContext, type Route } from '@playwright/test';
import { build } from 'esbuild';
import { contentSecurityPolicy, paymentNeeds, type PaymentProvider } from '../../host-app/csp.mjs';
import { scenarios, type Faults } from '../../mocks';
import { buyerOn, type Buyer } from './buyer';
import { registry, type Part, type ProviderName } from './providers/registry';
import { sitesOfWorker } from './sites';

/** What `GET /control/state` tells of the world. */
interface Sold {
  intents: { id: string; status: string; charges: number; refunded: boolean }[];
  payments: { id: string; kind: string; state: string; charges: number; refunded: boolean }[];
  orders: { id: string; status: string; total: number }[];
  holds: { status: string; orderId?: string }[];
}

/**
 * How a provider's script can't be had: no connection, an extension in the way, the page's own policy, another script than
 * promised, no answer at all.
 */
type Failure = 'abort' | 'blockedbyclient' | 'csp' | 'void' | 'never';

/** The providers as the pages of one context meet them, and the backend behind both. */
export interface Providers {
  /** Begins another world; the buyers of a test come after it. */
  world(scenario: keyof typeof scenarios): Promise<void>;
  faults(faults: Faults): Promise<void>;
  state(): Promise<Sold>;
  /** How a provider behaves from its next page or script on; its files in `providers/` say what they heed. */
  play(name: ProviderName, manner: object): void;
  /** Its script can't be had from the next try on; after so many `times` it can. */
  failProvider(name: ProviderName, how: Failure, times?: number): void;
  /** Every request to a provider, as `METHOD address`. */
  readonly requests: readonly string[];
  /** What the page did that it must not: foreign requests, violations of its policy, uncaught errors. */
  readonly offences: string[];
  /** Somebody else, with a browser of their own. */
  newBuyer(): Promise<Buyer>;
}

/** That of the world as it is; one for all contexts, like the world. */
let scenario: keyof typeof scenarios = 'conference';

const { backend } = sitesOfWorker();

async function control(step: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${backend}/control/${step}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`/control/${step} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const folder = fileURLToPath(new URL('providers/', import.meta.url));
const bundles = new Map<string, Promise<string>>();

/** Once a run each. */
function bundleOf(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const options = {
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // Pages of the host's are scripts, although its package has nothing but modules.
    ignoreAnnotations: true,
  } as const;
  const bundle = build({ ...options, entryPoints: [`${folder}${entry}`] }).then(
    ({ outputFiles }) => outputFiles[0]?.text ?? '',
  );
  bundles.set(entry, bundle);
  return bundle;
}

interface Known {
  name: ProviderName;
  address: string;
  part: Part;
}

const known: readonly Known[] = Object.entries(registry)
  .flatMap(([name, parts]) =>
    Object.entries(parts).map(([address, part]) => ({ name: name as ProviderName, address, part })),
  )
  .sort((one, other) => other.address.length - one.address.length);

/** What organizers link from their own sites. */
const organizersPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/**
 * All but files of the host app and answers of its backend: a page has about a hundred of these, and each that a test looks at costs it
 * milliseconds.
 */
function notServedBy(origin: string): RegExp {
  const served = [`${origin}/assets/`, `${backend}/`].map((address) => address.replaceAll('.', '\\.'));
  return new RegExp(`^(?!${served.join('|')})https?:`);
}

/**
 * Plays every provider of the registry under its own address, so that the built host runs its real adapters. Whatever else
 * is asked of a foreign origin is refused and noted as an offence.
 */
async function playProviders(context: BrowserContext, page: string): Promise<Omit<Providers, 'newBuyer'>> {
  const offences: string[] = [];
  const requests: string[] = [];
  const manners: Partial<Record<ProviderName, object>> = {};
  const failures = new Map<ProviderName, { how: Failure; left: number }>();
  const { origin } = new URL(page);

  const failureOf = (name: ProviderName): Failure | undefined => {
    const failure = failures.get(name);
    if (!failure || failure.left <= 0) return undefined;
    failure.left -= 1;
    return failure.how;
  };
  const code = async (route: Route, entry: string) => {
    const body = `globalThis.played = ${JSON.stringify(manners)};\n${await bundleOf(entry)}`;
    await route.fulfill({ contentType: 'text/javascript', body, headers: anyOrigin });
  };

  const playScript = async (route: Route, name: ProviderName, entry: string) => {
    const failure = failureOf(name);
    if (failure === 'abort') return route.abort('failed');
    if (failure === 'blockedbyclient') return route.abort('blockedbyclient');
    if (failure === 'void') return route.fulfill({ contentType: 'text/javascript', body: 'void 0;' });
    if (failure === 'never') return undefined;
    return code(route, entry);
  };
  const playPage = async (route: Route, within: string) => {
    const file = /([\w-]+)\.(js|css)$/.exec(new URL(route.request().url()).pathname);
    if (file?.[2] === 'js') return code(route, `${within}/${file[1] ?? ''}.ts`);
    const path = `${folder}${within}/${file ? file[0] : 'index.html'}`;
    return route.fulfill({
      contentType: file ? 'text/css' : 'text/html; charset=utf-8',
      body: await readFile(path, 'utf8'),
    });
  };
  const passOn = async (route: Route, { address, part }: Known) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: anyOrigin });
    const step = request.url().slice(address.length);
    const to = `${backend}/gateways/${part.kind === 'ledger' ? part.ledger : ''}/${step}`;
    const answer = await fetch(to, { method: request.method(), body: request.postData() });
    return route.fulfill({
      status: answer.status,
      headers: { ...anyOrigin, 'content-type': 'application/json' },
      body: await answer.text(),
    });
  };

  await context.exposeBinding('noteViolation', (_, violation: string) => {
    offences.push(violation);
  });
  await context.addInitScript((own) => {
    if (location.origin !== own) return;
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
        noteViolation(`${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  }, origin);
  context.on('weberror', (error) =>
    offences.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );

  await context.route(notServedBy(origin), async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin === origin) {
      if (request.resourceType() !== 'document') return route.fallback();
      // The server may close a connection at the moment it is used again.
      const response = await route.fetch({ maxRetries: 3 });
      const headers = response.headers();
      const forbidden = [...failures].flatMap(([name, { how }]) => (how === 'csp' ? [name] : []));
      const allowed = providersOf(scenario).filter((name) => !forbidden.includes(name));
      const policy = headers['content-security-policy'] ?? '';
      return route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': narrowed(policy, allowed) },
      });
    }
    if (url.hostname.endsWith('.example') && request.resourceType() === 'image')
      return route.fulfill({ contentType: 'image/svg+xml', body: organizersPicture });
    const fitting = known.find(({ address }) => url.href.startsWith(address));
    if (!fitting) {
      offences.push(`${request.method()} ${url.href} is nobody's who is played`);
      return route.abort('blockedbyclient');
    }
    requests.push(`${request.method()} ${url.href}`);
    const { name, part } = fitting;
    if (part.kind === 'script') return playScript(route, name, part.entry);
    if (part.kind === 'pages') return playPage(route, part.folder);
    return passOn(route, fitting);
  });

  return {
    offences,
    requests,
    world: async (next) => {
      scenario = next;
      await control('reset', { scenario });
    },
    faults: async (faults) => {
      await control('faults', faults);
    },
    state: async () => (await control('state')) as Sold,
    play: (name, manner) => {
      manners[name] = { ...manners[name], ...manner };
    },
    failProvider: (name, how, times = Infinity) => void failures.set(name, { how, left: times }),
  };
}

/** Who may be requested by the page of a world: what its sale takes, as a production server would say it. */
function providersOf(scenario: keyof typeof scenarios): PaymentProvider[] {
  const world = scenarios[scenario];
  const { gateway } = typeof world === 'function' ? world(1).siteConf : world.siteConf;
  // Here every gateway may be requested by a ticket type of its own.
  const all = Object.keys(paymentNeeds) as PaymentProvider[];
  return scenario === 'everyWay' ? all : all.filter((name) => name === gateway);
}

/** The page's own policy, for fewer providers. */
function narrowed(policy: string, providers: readonly PaymentProvider[]): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const trustedTypes = policy.includes('require-trusted-types-for');
  const parents = /frame-ancestors 'self' ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  return contentSecurityPolicy({ nonce, providers, backend, trustedTypes, parents });
}

/** Tests of the host over HTTP: every provider is played, and what the page must not do fails the test. */
export const test = base.extend<{ providers: Providers; buyer: Buyer }>({
  providers: [
    async ({ browser, context, baseURL: address }, use) => {
      const baseURL = address ?? '';
      const others: BrowserContext[] = [];
      const all: { offences: string[] }[] = [];
      const played = await playProviders(context, baseURL);
      all.push(played);
      await use({
        ...played,
        newBuyer: async () => {
          const other = await browser.newContext({ baseURL });
          others.push(other);
          all.push(await playProviders(other, baseURL));
          return buyerOn(await other.newPage());
        },
      });
      await Promise.all(others.map((other) => other.close()));
      expect(all.flatMap(({ offences }) => offences)).toEqual([]);
    },
    { auto: true },
  ],
  buyer: async ({ page, providers }, provide) => {
    await providers.world('conference');
    await provide(buyerOn(page));
  },
});

export { expect };
