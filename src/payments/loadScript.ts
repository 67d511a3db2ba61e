import { retry, type RetryOptions } from '../loading/retry';

/** When a script counts as loaded, and how often it is tried. */
export interface LoadScriptOptions extends RetryOptions {
  /** True once the script's global is there; a script that loads without it has failed (FAULTS F36). */
  isReady: () => boolean;
  /** Milliseconds one try may take. */
  timeout?: number;
  /**
   * Of the page's content security policy, where it goes by nonces alone. A policy that lists the script's origin needs none, and
   * keeps an eye on the origin.
   */
  nonce?: string | undefined;
}

/**
 * Why a script could not be had. `policy`: the page's content security policy forbids it. `unreachable`: no connection, an
 * error, or an extension in the way, which a page can't distinguish. `slow`: no answer in time. `wrong`: it is not what it
 * should be.
 */
export type ScriptFailure = 'policy' | 'unreachable' | 'slow' | 'wrong';

/** A provider's script could not be had: `reason` says why. @public */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  constructor(
    message: string,
    readonly reason: ScriptFailure = 'wrong',
  ) {
    super(message);
  }
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once per address, however many ask for it; three tries, a second apart, but one where the page's
 * policy forbids it. After a failure, or when its global is gone again, the next call starts afresh. Rejects with
 * {@link ScriptError}. FAULTS F33–F36.
 * @public
 */
export function loadScript(url: string, options: LoadScriptOptions): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const started = retry(() => tryOnce(url, options).catch(asForbidden), options).then((forbidden) => {
    if (forbidden) throw forbidden;
  });
  loading.set(url, started);
  const forget = () => loading.delete(url);
  started.then(forget, forget);
  return started;
}

/** A policy stays what it is: no failure to try again after, since each try would be reported to whoever watches it (FAULTS F34). */
function asForbidden(cause: unknown): ScriptError {
  if (cause instanceof ScriptError && cause.reason === 'policy') return cause;
  throw cause;
}

function tryOnce(url: string, options: LoadScriptOptions): Promise<void> {
  const { isReady, timeout = 10_000, nonce } = options;
  if (isReady()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let isForbidden = false;
    // Told in a task of its own, shortly before the script's error.
    const notice = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      isForbidden ||= disposition === 'enforce' && isSame(blockedURI, url);
    };
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', notice);
    };
    const fail = (reason: ScriptFailure, why: string) => {
      end();
      script.remove();
      reject(new ScriptError(`${url} ${why}`, reason));
    };
    const timer = setTimeout(() => fail('slow', 'took too long'), timeout);
    document.addEventListener('securitypolicyviolation', notice);
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.onerror = () => {
      setTimeout(() => {
        if (isForbidden) fail('policy', "is forbidden by the page's content security policy");
        else fail('unreachable', 'could not be loaded: no connection, or something blocks it');
      });
    };
    script.onload = () => {
      if (!isReady()) fail('wrong', 'did not bring what it promises');
      else {
        end();
        resolve();
      }
    };
    try {
      script.src = trusted(url);
    } catch {
      fail('policy', 'may not be loaded: the page trusts no such script');
      return;
    }
    document.head.append(script);
  });
}

/** Without what a policy's report leaves out: a query stays, a fragment goes. */
const isSame = (blocked: string, url: string) => blocked === url.replace(/#.*$/, '');

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** For pages under `require-trusted-types-for 'script'`, which list it: `trusted-types widget-script`. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  try {
    policy ??= trustedTypes?.createPolicy('widget-script', { createScriptURL: onlySecure });
  } catch {
    // A second copy on the page may not take the name again, or the page does not list it.
  }
  return policy ? policy.createScriptURL(url) : url;
}

function onlySecure(url: string): string {
  if (new URL(url).protocol === 'https:') return url;
  throw new ScriptError(`${url} is not fetched securely`);
}
