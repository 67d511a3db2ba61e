import { loadScript, ScriptError } from '../../payments/loadScript';
import type { Captcha } from './types';
import { visibleCaptcha } from './visibleCaptcha';

export interface TurnstileOptions {
  /** Public by design. */
  siteKey: string;
  /** Of the page's content security policy. */
  nonce?: string | undefined;
  /** A name for Cloudflare's reports, told when the widget is drawn. Default: `hold`. */
  action?: string | undefined;
}

interface TurnstileParameters {
  sitekey: string;
  action: string;
  theme: 'light' | 'dark';
  language: string;
  size: 'flexible' | 'compact';
  callback: (token: string) => void;
  'before-interactive-callback': () => void;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  'unsupported-callback': () => void;
  /** True says that the error is dealt with. */
  'error-callback': () => boolean;
}

interface Turnstile {
  render: (container: HTMLElement, parameters: TurnstileParameters) => string | null | undefined;
  reset: (widget: string) => void;
  remove: (widget: string) => void;
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** The narrowest place the wide widget fits in, in pixels. */
const wideWidth = 300;

/** The global as it is now: hosts and tests replace it. */
const readTurnstile = () => (globalThis as { turnstile?: Turnstile }).turnstile;

/** Cloudflare Turnstile: mostly goes by itself, and asks the buyer when in doubt. `turnstile({ siteKey })`. @public */
export function turnstile({ siteKey, nonce, action = 'hold' }: TurnstileOptions): Captcha {
  return visibleCaptcha('turnstile', async (container, appearance, report) => {
    await loadScript(address, { isReady: () => typeof readTurnstile()?.render === 'function', nonce });
    const box = container.appendChild(document.createElement('div'));
    const widget = readTurnstile()?.render(box, {
      sitekey: siteKey,
      action,
      theme: appearance.scheme,
      language: appearance.locale,
      size: container.clientWidth >= wideWidth || !container.clientWidth ? 'flexible' : 'compact',
      callback: report.passed,
      'before-interactive-callback': () => report.moved('waiting'),
      // It gets another token by itself.
      'expired-callback': () => report.moved('loading'),
      'timeout-callback': () => report.moved('expired'),
      'unsupported-callback': () => report.moved('failed'),
      'error-callback': () => {
        report.moved('failed');
        return true;
      },
    });
    if (!widget) {
      box.remove();
      throw new ScriptError(`${address} drew no widget: check the site key and the element's place`);
    }
    return {
      begins: 'loading',
      reset: () => readTurnstile()?.reset(widget),
      remove: () => {
        readTurnstile()?.remove(widget);
        box.remove();
      },
    };
  });
}
