import { retry, type RetryOptions } from './retry';

export interface LoadScriptOptions extends RetryOptions {
  /** True once the script's global is there; a script that loads without it has failed (FAULTS F36). */
  isReady: () => boolean;
  /** Milliseconds one try may take. */
  timeout?: number;
  /** Of the page's content security policy. */
  nonce?: string | undefined;
}

/** A provider's script could not be had: blocked, unreachable, too slow, or not what it should be. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once per address, however many ask for it; three tries, a second apart. After a failure, or
 * when its global is gone again, the next call starts afresh. Rejects with {@link ScriptError}. FAULTS F33–F36.
 */
export function loadScript(url: string, options: LoadScriptOptions): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const started = retry(() => tryOnce(url, options), options);
  loading.set(url, started);
  const forget = () => loading.delete(url);
  started.then(forget, forget);
  return started;
}

function tryOnce(url: string, { isReady, timeout = 10_000, nonce }: LoadScriptOptions): Promise<void> {
  if (isReady()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new ScriptError(`${url} ${why}`));
    };
    const timer = setTimeout(() => fail('took too long'), timeout);
    script.src = url;
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.onerror = () => fail('could not be loaded');
    script.onload = () => {
      clearTimeout(timer);
      if (isReady()) resolve();
      else fail('did not bring what it promises');
    };
    document.head.append(script);
  });
}
