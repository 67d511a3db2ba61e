import { loadScript, ScriptError } from '../../payments/loadScript';

interface RecaptchaParameters {
  sitekey: string;
  size: 'normal' | 'compact' | 'invisible';
  theme?: 'light' | 'dark';
  badge?: RecaptchaBadge;
  hl?: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** Where Google's mark is shown when there is no box to tick. */
export type RecaptchaBadge = 'bottomright' | 'bottomleft';

/** What of Google's global is used. */
export interface Grecaptcha {
  ready: (then: () => void) => void;
  render: (container: HTMLElement, parameters: RecaptchaParameters) => number;
  /** Some editions answer the token, some call back with it. */
  execute: (client: number, options?: { action: string }) => PromiseLike<string | null> | undefined;
  reset: (client: number) => void;
}

export interface RecaptchaOptions {
  /** The public half of the key. */
  siteKey: string;
  /** Of the page's content security policy; Google's script hands it on to its own. */
  nonce?: string | undefined;
  /** `www.recaptcha.net` is for where google.com can't be reached. Default: `www.google.com`. */
  host?: 'www.google.com' | 'www.recaptcha.net' | undefined;
}

/** Two scripts with the same calls at different places. */
export type RecaptchaEdition = 'api' | 'enterprise';

/** Milliseconds the second script may take, which the first one brings. */
const timeoutMs = 10_000;

/** The global as it is now: hosts and tests replace it. */
export function readGrecaptcha(edition: RecaptchaEdition): Grecaptcha | undefined {
  const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha } };
  return edition === 'enterprise' ? grecaptcha?.enterprise : grecaptcha;
}

/**
 * Loads Google's script, unless the page has it, and waits until it can be used. Nothing is rendered by itself, so that
 * other keys on the page are not disturbed. Rejects with ScriptError.
 */
export async function openRecaptcha(
  edition: RecaptchaEdition,
  { host = 'www.google.com', nonce }: RecaptchaOptions,
): Promise<Grecaptcha> {
  const address = `https://${host}/recaptcha/${edition}.js?render=explicit`;
  const isReady = () => typeof readGrecaptcha(edition)?.ready === 'function';
  await loadScript(address, { isReady, nonce });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ScriptError(`${address} did not get ready in ${timeoutMs} ms`)),
      timeoutMs,
    );
    readGrecaptcha(edition)?.ready(() => {
      clearTimeout(timer);
      resolve();
    });
  });
  const opened = readGrecaptcha(edition);
  if (!opened) throw new ScriptError(`${address} went away`);
  return opened;
}
