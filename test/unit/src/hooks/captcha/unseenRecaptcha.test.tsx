import { describe, expect, it, vi } from 'vitest';
import { recaptchaEnterprise, recaptchaV2, recaptchaV3, type Captcha } from '../../../../../src/hooks';
import { calm, reasonOf, scriptsThat, setGlobal, soon, type Drawn } from './captchaScripts';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

let drawn: Drawn[] = [];
const execute = vi.fn<(client: number, options: unknown) => Promise<string | null> | undefined>();
const reset = vi.fn();
const api = {
  ready: (then: () => void) => then(),
  render: (_: HTMLElement, parameters: Drawn) => drawn.push(parameters) - 1,
  execute,
  reset,
};
const last = () => drawn.at(-1) ?? ({} as Drawn);

beforeEachRow(() => {
  vi.useFakeTimers();
  drawn = [];
  execute.mockReset().mockResolvedValue('token-1');
  reset.mockReset();
});
afterEachRow(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Google's challenge as it is on the page: an overlay that is shown and hidden. */
function challenge() {
  const overlay = document.createElement('div');
  overlay.style.visibility = 'hidden';
  overlay.innerHTML =
    '<div></div><div><iframe src="https://www.google.com/recaptcha/api2/bframe?k=key"></iframe></div>';
  document.body.append(overlay);
  return (visibility: 'visible' | 'hidden') => {
    overlay.style.visibility = visibility;
    return soon();
  };
}

const kinds: [string, (options: { siteKey: string; nonce?: string }) => Captcha, string, string][] = [
  ['recaptchaV3', recaptchaV3, 'grecaptcha', 'https://www.google.com/recaptcha/api.js?render=explicit'],
  [
    'recaptchaEnterprise',
    recaptchaEnterprise,
    'enterprise',
    'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  ],
  [
    'recaptchaV2',
    (options) => recaptchaV2({ ...options, kind: 'invisible' }),
    'grecaptcha',
    'https://www.google.com/recaptcha/api.js?render=explicit',
  ],
];

describe.each(kinds)('%s without a box', (id, create, container, address) => {
  const arrive = () => setGlobal('grecaptcha', container === 'enterprise' ? { enterprise: api } : api);

  it('loads its script once, with the nonce of the page, and answers a token for the action', async () => {
    const scripts = scriptsThat(() => (arrive(), 'load'));
    const captcha = create({ siteKey: 'key-1', nonce: 'n0nce' });
    expect(captcha).toMatchObject({ id });
    expect(captcha.widget).toBeUndefined();
    await captcha.prepare?.();
    expect(await captcha.check('hold_tickets', calm())).toBe('token-1');
    expect(await captcha.check('hold_tickets', calm())).toBe('token-1');
    expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([[address, 'n0nce']]);
    expect(last()).toMatchObject({ sitekey: 'key-1', size: 'invisible' });
    expect(execute).toHaveBeenCalledTimes(2);
    expect(execute).toHaveBeenCalledWith(0, { action: 'hold_tickets' });
  });

  it('uses the script the page already has', async () => {
    arrive();
    const scripts = scriptsThat(() => 'error');
    expect(await create({ siteKey: 'key-1' }).check('hold', calm())).toBe('token-1');
    expect(scripts).toEqual([]);
  });

  it('takes a token that comes by the callback', async () => {
    arrive();
    execute.mockImplementation(() => {
      queueMicrotask(() => last().callback('token-2'));
      return undefined;
    });
    expect(await create({ siteKey: 'key-1' }).check('hold', calm())).toBe('token-2');
  });

  it('is blocked when the script fails three times, and asks again at the next check', async () => {
    let isBlocked = true;
    const scripts = scriptsThat(() => (isBlocked ? 'error' : (arrive(), 'load')));
    const captcha = create({ siteKey: 'key-1' });
    const first = reasonOf(captcha.check('hold', calm()));
    await vi.advanceTimersByTimeAsync(2_100);
    expect(await first).toBe('blocked');
    expect(scripts).toHaveLength(3);
    isBlocked = false;
    expect(await captcha.check('hold', calm())).toBe('token-1');
  });

  it('is blocked when the script loads and never gets ready', async () => {
    setGlobal('grecaptcha', {
      ready: () => undefined,
      enterprise: { ready: () => undefined },
    });
    const reason = reasonOf(create({ siteKey: 'key-1' }).check('hold', calm()));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reason).toBe('blocked');
  });

  it('fails when the provider refuses', async () => {
    arrive();
    execute.mockRejectedValue(new Error('Invalid site key'));
    expect(await reasonOf(create({ siteKey: 'key-1' }).check('hold', calm()))).toBe('failed');
  });

  eachRow([
    ['error-callback', 'failed'],
    ['expired-callback', 'expired'],
  ])('hears of its %s', async (event, reason) => {
    arrive();
    execute.mockImplementation(() => {
      queueMicrotask(() => (last()[event] as () => void)());
      return Promise.resolve(null);
    });
    expect(await reasonOf(create({ siteKey: 'key-1' }).check('hold', calm()))).toBe(reason);
  });

  it('is blocked when nothing comes for 20 s', async () => {
    arrive();
    execute.mockReturnValue(undefined);
    const reason = reasonOf(create({ siteKey: 'key-1' }).check('hold', calm()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reason).toBe('blocked');
  });

  it('waits for a challenge, and says when the buyer closed it', async () => {
    arrive();
    execute.mockReturnValue(undefined);
    const show = challenge();
    const reason = reasonOf(create({ siteKey: 'key-1' }).check('hold', calm()));
    await soon();
    await show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    await show('hidden');
    await vi.advanceTimersByTimeAsync(500);
    expect(await reason).toBe('closed');
  });

  it('takes the token of a challenge that was solved', async () => {
    arrive();
    execute.mockReturnValue(undefined);
    const show = challenge();
    const token = create({ siteKey: 'key-1' }).check('hold', calm());
    await soon();
    await show('visible');
    await show('hidden');
    last().callback('token-3');
    expect(await token).toBe('token-3');
  });

  it('ends when its caller gives up', async () => {
    arrive();
    execute.mockReturnValue(undefined);
    const attempt = new AbortController();
    const reason = reasonOf(create({ siteKey: 'key-1' }).check('hold', attempt.signal));
    await soon();
    attempt.abort(Object.assign(new Error('given up'), { reason: 'over' }));
    expect(await reason).toBe('over');
  });

  it('is reset at the provider, by the global of that moment', async () => {
    arrive();
    const captcha = create({ siteKey: 'key-1' });
    captcha.reset();
    expect(reset).not.toHaveBeenCalled();
    await captcha.check('hold', calm());
    captcha.reset();
    expect(reset).toHaveBeenCalledWith(0);
    vi.unstubAllGlobals();
    expect(() => captcha.reset()).not.toThrow();
  });
});

it('goes to recaptcha.net where google.com can not be reached', async () => {
  const scripts = scriptsThat(() => (setGlobal('grecaptcha', api), 'load'));
  await recaptchaV3({ siteKey: 'key-1', host: 'www.recaptcha.net', badge: 'bottomleft' }).prepare?.();
  expect(scripts[0]?.src).toBe('https://www.recaptcha.net/recaptcha/api.js?render=explicit');
  expect(last()).toMatchObject({ badge: 'bottomleft' });
});
