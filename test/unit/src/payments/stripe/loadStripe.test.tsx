import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStripe } from '../../../../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../../../../mocks/gateways/stripeLedger';
import { loadStripe, ScriptError } from '../../../../../src/payments';
import { deadlines } from '../../../../../src/payments/deadlines';
import { stripeScript } from '../../../../../src/payments/stripe/loadStripe';

// Modules are shared among test files: some are mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

// Its own loader keeps the first global it saw, for all tests.
vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string) => Promise.resolve((page.Stripe as (key: string) => unknown)(key)),
}));

const page = window as { Stripe?: unknown };
/** What the script's address answers: fails, never answers, or runs. */
let answer: 'error' | 'never' | (() => void);
let requested: number[];

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) throw new Error('not a script');
    expect(script.src).toBe(stripeScript);
    requested.push(Date.now());
    if (answer === 'never') return;
    setTimeout(() => {
      if (typeof answer === 'function') answer();
      script.dispatchEvent(new Event(answer === 'error' ? 'error' : 'load'));
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete page.Stripe;
});

/** How it ended, and the milliseconds that passed. */
async function load() {
  const start = Date.now();
  const end = loadStripe('pk_live_1').then(
    () => ({ failed: undefined, after: Date.now() - start }),
    (cause: unknown) => ({ failed: cause, after: Date.now() - start }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return end;
}

describe('the script of Stripe', () => {
  it('is the release that the installed package is typed for', () => {
    const pure = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8');
    const release = /RELEASE_TRAIN = '(\w+)'/.exec(pure)?.[1];
    expect(stripeScript).toBe(`https://js.stripe.com/${release ?? '?'}/stripe.js`);
  });

  it('F33: is tried three times, a second apart, and then given up', async () => {
    answer = 'error';
    const { failed, after } = await load();
    expect(failed).toBeInstanceOf(ScriptError);
    expect(requested.map((at) => Math.floor((at - (requested[0] ?? 0)) / 1_000))).toEqual([0, 1, 2]);
    expect(after).toBeLessThan(2_010);
  });

  it('F33: gets ten seconds for each try', async () => {
    answer = 'never';
    const { failed, after } = await load();
    expect(failed).toBeInstanceOf(ScriptError);
    expect(after).toBe(32_000);
  });

  it('F36: that brings no global is as good as none', async () => {
    answer = () => undefined;
    const { failed } = await load();
    expect(failed).toBeInstanceOf(ScriptError);
    expect(requested).toHaveLength(3);
  });

  it('F36: of a release that was no function yet is as good as none', async () => {
    answer = () => void (page.Stripe = { setPublishableKey: () => undefined, version: 2 });
    expect((await load()).failed).toBeInstanceOf(ScriptError);
  });

  it('F36: that the page brought itself, and knows no payment intents, is as good as none', async () => {
    page.Stripe = () => ({ elements: () => undefined, createToken: () => undefined });
    expect((await load()).failed).toBeInstanceOf(ScriptError);
  });

  it('F81: that opens and never answers is given up after ten seconds', async () => {
    answer = () => void (page.Stripe = () => new Promise<never>(() => undefined));
    const { failed, after } = await load();
    expect(failed).toMatchObject({ name: 'ProviderSilent' });
    expect(after).toBe(deadlines.openMs);
  });

  it('opens with the publishable key', async () => {
    const open = vi.fn(() => createFakeStripe({ ledger: createStripeLedger() }));
    answer = () => void (page.Stripe = open);
    expect((await load()).failed).toBeUndefined();
    expect(open).toHaveBeenCalledExactlyOnceWith('pk_live_1');
  });
});
