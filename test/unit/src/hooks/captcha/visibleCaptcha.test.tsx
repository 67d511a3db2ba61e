import { describe, expect, it, vi } from 'vitest';
import { recaptchaV2, turnstile, type Captcha, type CaptchaPhase } from '../../../../../src/hooks';
import { calm, reasonOf, scriptsThat, setGlobal, soon, type Drawn } from './captchaScripts';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

let drawn: Drawn[] = [];
const reset = vi.fn();
const remove = vi.fn();
const check = { locale: 'de', scheme: 'dark' } as const;
const last = () => drawn.at(-1) ?? ({} as Drawn);
const notify = (event: string) => (last()[event] as () => unknown)();

const frameIn = (container: HTMLElement) => container.append(document.createElement('iframe'));
const google = {
  ready: (then: () => void) => then(),
  render: (container: HTMLElement, parameters: Drawn) => {
    frameIn(container);
    return drawn.push(parameters) - 1;
  },
  reset,
};
const cloudflare = {
  render: (container: HTMLElement, parameters: Drawn) => {
    frameIn(container);
    return `widget-${drawn.push(parameters)}`;
  },
  reset,
  remove,
};

/** A captcha on the page, and the phases it told. */
async function renderCaptcha(captcha: Captcha) {
  const container = document.body.appendChild(document.createElement('div'));
  const phases: CaptchaPhase[] = [];
  const unmount = captcha.widget?.mount(container, check, (phase) => phases.push(phase));
  await soon();
  return { container, phases, unmount: () => unmount?.() };
}

beforeEachRow(() => {
  vi.useFakeTimers();
  drawn = [];
  reset.mockReset();
  remove.mockReset();
});
afterEachRow(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('reCAPTCHA v2 with a box to tick', () => {
  const create = () => recaptchaV2({ siteKey: 'key-1', nonce: 'n0nce' });

  it('draws the box in the language and scheme of the widget', async () => {
    const scripts = scriptsThat(() => (setGlobal('grecaptcha', google), 'load'));
    const { phases } = await renderCaptcha(create());
    expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([
      ['https://www.google.com/recaptcha/api.js?render=explicit', 'n0nce'],
    ]);
    expect(last()).toMatchObject({ sitekey: 'key-1', hl: 'de', theme: 'dark', size: 'normal' });
    expect(phases).toEqual(['loading', 'waiting']);
  });

  it('is compact where the box does not fit', async () => {
    setGlobal('grecaptcha', google);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280);
    await renderCaptcha(create());
    expect(last()).toMatchObject({ size: 'compact' });
  });

  it('waits for the buyer, who is led to it', async () => {
    setGlobal('grecaptcha', google);
    const captcha = create();
    const { container } = await renderCaptcha(captcha);
    expect(await reasonOf(captcha.check('hold', calm()))).toBe('unanswered');
    expect(document.activeElement).toBe(container.querySelector('iframe'));
    expect(reset).not.toHaveBeenCalled();
  });

  it('answers the token of a ticked box, until it is reset', async () => {
    setGlobal('grecaptcha', google);
    const captcha = create();
    const { phases } = await renderCaptcha(captcha);
    last().callback('token-1');
    expect(await captcha.check('hold', calm())).toBe('token-1');
    captcha.reset();
    expect(reset).toHaveBeenCalledWith(0);
    expect(await reasonOf(captcha.check('hold', calm()))).toBe('unanswered');
    expect(phases).toEqual(['loading', 'waiting', 'passed', 'waiting']);
  });

  eachRow([
    ['expired-callback', 'expired'],
    ['error-callback', 'failed'],
  ])('forgets the token at %s', async (event, reason) => {
    setGlobal('grecaptcha', google);
    const captcha = create();
    await renderCaptcha(captcha);
    last().callback('token-1');
    notify(event);
    expect(await reasonOf(captcha.check('hold', calm()))).toBe(reason);
  });

  it('says when the buyer closed the challenge, and not when it was solved', async () => {
    setGlobal('grecaptcha', google);
    const overlay = document.createElement('div');
    overlay.style.visibility = 'hidden';
    overlay.innerHTML = '<div><iframe src="https://www.google.com/recaptcha/api2/bframe"></iframe></div>';
    const captcha = create();
    const { phases } = await renderCaptcha(captcha);
    document.body.append(overlay);
    const showFor = async (then: () => void) => {
      overlay.style.visibility = 'visible';
      await soon();
      then();
      overlay.style.visibility = 'hidden';
      await vi.advanceTimersByTimeAsync(600);
    };
    await showFor(() => undefined);
    expect(await reasonOf(captcha.check('hold', calm()))).toBe('closed');
    await showFor(() => last().callback('token-1'));
    expect(await captcha.check('hold', calm())).toBe('token-1');
    expect(phases).toEqual(['loading', 'waiting', 'closed', 'passed']);
  });

  it('is blocked after three tries, and tries again at the next check', async () => {
    let isBlocked = true;
    const scripts = scriptsThat(() => (isBlocked ? 'error' : (setGlobal('grecaptcha', google), 'load')));
    const captcha = create();
    const { phases } = await renderCaptcha(captcha);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(phases).toEqual(['loading', 'blocked']);
    expect(scripts).toHaveLength(3);
    isBlocked = false;
    expect(await reasonOf(captcha.check('hold', calm()))).toBe('unanswered');
    last().callback('token-1');
    expect(await captcha.check('hold', calm())).toBe('token-1');
  });

  it('is blocked while it has no place on the page', async () => {
    const captcha = create();
    const reason = reasonOf(captcha.check('hold', calm()));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await reason).toBe('blocked');
  });

  it('can be taken away and drawn again, and hears no more of the box that went', async () => {
    setGlobal('grecaptcha', google);
    const captcha = create();
    const { container, unmount } = await renderCaptcha(captcha);
    const gone = last();
    unmount();
    expect(container.childElementCount).toBe(0);
    await renderCaptcha(captcha);
    gone.callback('token-old');
    expect(await reasonOf(captcha.check('hold', calm()))).toBe('unanswered');
  });

  it('draws nothing for who left before it was loaded', async () => {
    setGlobal('grecaptcha', google);
    const captcha = create();
    const container = document.body.appendChild(document.createElement('div'));
    captcha.widget?.mount(container, check, () => undefined)();
    await soon();
    expect(container.childElementCount).toBe(0);
  });
});

describe('Turnstile', () => {
  const create = () => turnstile({ siteKey: 'key-1', nonce: 'n0nce' });

  it('draws the widget in the language and scheme of the widget around it', async () => {
    const scripts = scriptsThat(() => (setGlobal('turnstile', cloudflare), 'load'));
    await renderCaptcha(create());
    expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([
      ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', 'n0nce'],
    ]);
    expect(last()).toMatchObject({
      sitekey: 'key-1',
      action: 'hold',
      language: 'de',
      theme: 'dark',
      size: 'flexible',
    });
  });

  it('goes by itself: a check waits for its token', async () => {
    setGlobal('turnstile', cloudflare);
    const captcha = create();
    const { phases } = await renderCaptcha(captcha);
    const token = captcha.check('hold', calm());
    await soon();
    last().callback('token-1');
    expect(await token).toBe('token-1');
    captcha.reset();
    expect(reset).toHaveBeenCalledWith('widget-1');
    expect(phases.at(-1)).toBe('loading');
  });

  it('leads the buyer to it when it is in doubt', async () => {
    setGlobal('turnstile', cloudflare);
    const captcha = create();
    await renderCaptcha(captcha);
    const reason = reasonOf(captcha.check('hold', calm()));
    notify('before-interactive-callback');
    expect(await reason).toBe('unanswered');
  });

  eachRow([
    ['timeout-callback', 'expired'],
    ['unsupported-callback', 'failed'],
    ['error-callback', 'failed'],
  ])('hears of its %s', async (event, reason) => {
    setGlobal('turnstile', cloudflare);
    const captcha = create();
    await renderCaptcha(captcha);
    notify(event);
    expect(await reasonOf(captcha.check('hold', calm()))).toBe(reason);
  });

  it('waits for the token that follows one that expired', async () => {
    setGlobal('turnstile', cloudflare);
    const captcha = create();
    await renderCaptcha(captcha);
    last().callback('token-1');
    notify('expired-callback');
    const token = captcha.check('hold', calm());
    last().callback('token-2');
    expect(await token).toBe('token-2');
  });

  it('is blocked when it draws nothing or does not answer', async () => {
    setGlobal('turnstile', { ...cloudflare, render: () => undefined });
    const captcha = create();
    const { phases, container } = await renderCaptcha(captcha);
    expect(phases).toEqual(['loading', 'blocked']);
    expect(container.childElementCount).toBe(0);
    setGlobal('turnstile', cloudflare);
    const reason = reasonOf(captcha.check('hold', calm()));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await reason).toBe('blocked');
  });

  it('is taken away with its frame', async () => {
    setGlobal('turnstile', cloudflare);
    const { container, unmount } = await renderCaptcha(create());
    unmount();
    expect(remove).toHaveBeenCalledWith('widget-1');
    expect(container.childElementCount).toBe(0);
  });

  it('ends when its caller gives up', async () => {
    setGlobal('turnstile', cloudflare);
    const captcha = create();
    await renderCaptcha(captcha);
    const attempt = new AbortController();
    const reason = reasonOf(captcha.check('hold', attempt.signal));
    attempt.abort(Object.assign(new Error('given up'), { reason: 'over' }));
    expect(await reason).toBe('over');
  });
});
