import { describe, expect, it, vi, type MockInstance } from 'vitest';
import {
  withCaptcha,
  CaptchaError,
  createOrderFlow,
  createOrderMemory,
  openCaptcha,
  type Captcha,
  type CaptchaChoice,
  type OrderFlow,
} from '../../../../../src/hooks';
import { createFakeCaptcha } from '../../../../../mocks/gateways/fakeCaptcha';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';
import { eventually } from '../../../../eventually';

const { backend, client, requestFor } = backendInTests();
const free = { '3009': 1 };
let sent: MockInstance<typeof fetch>;

beforeEachRow(async () => {
  await backend.reset(scenarios.captcha);
  // Not before the mock server has put its own in place.
  sent = vi.spyOn(globalThis, 'fetch');
});
afterEachRow(() => {
  sent.mockRestore();
  vi.useRealTimers();
});

const noStore = { read: () => null, write: () => undefined, remove: () => undefined };
const flowOf = (captcha?: CaptchaChoice): OrderFlow =>
  createOrderFlow({ client, eventId, features: {}, captcha, memory: createOrderMemory(noStore, eventId) });

const reach = (flow: OrderFlow, state: string) => eventually(() => expect(flow.getState().at).toBe(state));

const problemOf = (flow: OrderFlow) => {
  const state = flow.getState();
  return 'problem' in state ? state.problem : undefined;
};

/** Tokens of the holds that were sent, in order. */
const tokensSent = () =>
  sent.mock.calls
    .filter(([, request]) => request?.method === 'POST')
    .map(([, request]) => new Headers(request?.headers).get('g-recaptcha-response'));

async function hold(flow: OrderFlow) {
  flow.hold(await requestFor(free), 'card');
  await eventually(() => expect(flow.getState().at).not.toBe('holding'));
}

const failed = { message: { key: 'error.captchaFailed' }, showFor: 10_000 };

describe('a hold behind a captcha', () => {
  it('carries the token in the header of that call, and nowhere else', async () => {
    const flow = flowOf({ adapter: createFakeCaptcha() });
    await hold(flow);
    expect(flow.getState().at).toBe('registering');
    expect(tokensSent()).toEqual([expect.stringMatching(/^fake-\d+$/)]);
    const reported = sent.mock.calls.map(([url, request]) => JSON.stringify([url, request?.body]));
    expect(reported.join()).not.toMatch(/fake-\d/);
    flow.release();
    await eventually(() => expect(sent.mock.lastCall?.[1]?.method).toBe('DELETE'));
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).has('g-recaptcha-response')).toBe(false);
  });

  it('is sent once however often the button is pressed', async () => {
    const flow = flowOf({ adapter: createFakeCaptcha() });
    const request = await requestFor(free);
    flow.hold(request, 'card');
    flow.hold(request, 'card');
    await reach(flow, 'registering');
    expect(tokensSent()).toHaveLength(1);
  });

  eachRow(['fails', 'closed', 'expired', 'blocked'] as const)(
    'is not sent when the captcha %s; the next try asks it anew',
    async (outcome) => {
      const captcha = createFakeCaptcha({ outcome, times: 1 });
      const reset = vi.spyOn(captcha, 'reset');
      const flow = flowOf({ adapter: captcha });
      await hold(flow);
      expect(problemOf(flow)).toEqual(failed);
      expect(tokensSent()).toEqual([]);
      expect(reset).toHaveBeenCalledOnce();
      await hold(flow);
      expect(flow.getState().at).toBe('registering');
    },
  );

  it('leaves a captcha that waits for the buyer as it is, and says what to do', async () => {
    const captcha: Captcha = {
      id: 'own',
      check: () => Promise.reject(Object.assign(new Error('not ticked'), { reason: 'unanswered' })),
      reset: vi.fn(),
    };
    const flow = flowOf({ adapter: captcha });
    await hold(flow);
    expect(problemOf(flow)?.message.key).toBe('error.captchaUnanswered');
    expect(captcha.reset).not.toHaveBeenCalled();
  });

  it('says 4021 with the support address for 10 s, and brings a new token the next time', async () => {
    const captcha = createFakeCaptcha({ outcome: 'refused', times: 1 });
    const reset = vi.spyOn(captcha, 'reset');
    const flow = flowOf({ adapter: captcha });
    await hold(flow);
    expect(problemOf(flow)).toEqual({
      message: { key: 'error.captcha' },
      showFor: 10_000,
      code: 4021,
      offersSupport: true,
    });
    expect(reset).toHaveBeenCalledOnce();
    await hold(flow);
    expect(flow.getState().at).toBe('registering');
    expect(new Set(tokensSent()).size).toBe(2);
  });

  it('is reset after any other failure as well', async () => {
    await backend.setFaults({ holdTickets: { kind: 'error500', times: 1 } });
    const captcha = createFakeCaptcha();
    const reset = vi.spyOn(captcha, 'reset');
    const flow = flowOf({ adapter: captcha });
    await hold(flow);
    expect(problemOf(flow)?.message.key).toBe('error.hold');
    expect(reset).toHaveBeenCalledOnce();
    await hold(flow);
    expect(flow.getState().at).toBe('registering');
  });

  it('does not hold twice when the answer was lost and the captcha then failed', async () => {
    await backend.setFaults({ holdTickets: { kind: 'lostAfterCommit', times: 1 } });
    const outcomes: ('passes' | 'fails')[] = ['passes', 'fails', 'passes'];
    const flow = flowOf({
      adapter: {
        id: 'own',
        check: (action, signal) =>
          createFakeCaptcha({ outcome: outcomes.shift() ?? 'fails' }).check(action, signal),
        reset: () => undefined,
      },
    });
    await hold(flow);
    await hold(flow);
    expect(problemOf(flow)).toEqual(failed);
    await hold(flow);
    expect(flow.getState().at).toBe('registering');
    expect(backend.db.snapshot().holds).toHaveLength(1);
  });

  it('needs none where the widget asks for none', async () => {
    await backend.reset(scenarios.conference);
    const flow = flowOf();
    await hold(flow);
    expect(tokensSent()).toEqual([null]);
  });
});

describe('the mock backend', () => {
  it('takes a token once', async () => {
    const adapter: Captcha = { id: 'own', check: () => Promise.resolve('the same'), reset: () => undefined };
    await hold(flowOf({ adapter }));
    const second = flowOf({ adapter });
    await hold(second);
    expect(problemOf(second)?.message.key).toBe('error.captcha');
  });
});

describe('behindCaptcha', () => {
  const never = { id: 'never', reset: vi.fn(), check: () => new Promise<string>(() => undefined) };

  it('gives up after two minutes, whatever the captcha does', async () => {
    vi.useFakeTimers();
    const onError = vi.fn();
    const send = vi.fn();
    const requested = withCaptcha({ adapter: never, onError })('hold', send).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await requested).toMatchObject({ name: 'CaptchaError', reason: 'blocked' });
    expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'BX2006', cause: { reason: 'blocked' } });
    expect(send).not.toHaveBeenCalled();
    expect(never.reset).toHaveBeenCalledOnce();
  });

  it('keeps what was sent when the captcha can not be reset', async () => {
    const adapter: Captcha = {
      id: 'gone',
      check: () => Promise.resolve('token-1'),
      reset: () => {
        throw new TypeError('grecaptcha is not defined');
      },
    };
    expect(await withCaptcha({ adapter })('hold', (token) => Promise.resolve(token))).toBe('token-1');
  });

  it('tells the developer what the buyer can not help, and nothing about tokens', async () => {
    const reported = async (outcome: 'fails' | 'closed' | 'expired' | 'blocked') => {
      const onError = vi.fn();
      const checked = withCaptcha({ adapter: createFakeCaptcha({ outcome }), onError });
      await checked('hold', () => Promise.resolve()).catch(() => undefined);
      return onError.mock.calls.length;
    };
    expect([await reported('fails'), await reported('blocked')]).toEqual([1, 1]);
    expect([await reported('closed'), await reported('expired')]).toEqual([0, 0]);
  });
});

describe('openCaptcha', () => {
  eachRow(['recaptchaV2', 'recaptchaV3', 'recaptchaEnterprise', 'turnstile'] as const)(
    'opens the %s a site has a key for, the same one each time',
    async (provider) => {
      const choice = { site: { provider, siteKey: 'key-1' } };
      const opened = await openCaptcha(choice);
      expect(opened.id).toBe(provider);
      expect(await openCaptcha(choice)).toBe(opened);
    },
  );

  it('takes the captcha of the page first', async () => {
    const adapter = createFakeCaptcha();
    expect(await openCaptcha({ adapter, site: { provider: 'turnstile', siteKey: 'key-1' } })).toBe(adapter);
  });

  it('tells the developer once that there is none', async () => {
    const onError = vi.fn();
    const choice: CaptchaChoice = { onError };
    await expect(openCaptcha(choice)).rejects.toBeInstanceOf(CaptchaError);
    const flow = flowOf(choice);
    await hold(flow);
    expect(problemOf(flow)).toEqual(failed);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.lastCall?.[0]).toMatchObject({
      code: 'BX2006',
      cause: { reason: 'unconfigured' },
      message: expect.stringContaining('siteConf.captcha') as string,
    });
  });

  it('names a provider it does not know', async () => {
    const site = { provider: 'abacus', siteKey: 'key-1' } as unknown as NonNullable<CaptchaChoice['site']>;
    await expect(openCaptcha({ site })).rejects.toThrow('There is no captcha called abacus');
  });
});
