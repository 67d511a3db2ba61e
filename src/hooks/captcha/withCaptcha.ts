import { BoxofficeError } from '../../diagnostics';
import { openCaptcha, type CaptchaChoice } from './openCaptcha';
import { CaptchaError, type Captcha, type CaptchaReason } from './types';

/** Two minutes: Google gives a challenge no longer. For captchas that set themselves no limit. */
const timeoutMs = 120_000;

/** Asks the captcha where there is one, then sends. Rejects with what either fails with. */
export type WithCaptcha = <T>(action: string, send: (token: string | undefined) => Promise<T>) => Promise<T>;

/**
 * The one place where a call waits for a captcha. A token is good for one call, so that the captcha is reset whatever
 * became of it: the next try, after 4021 or any other failure, brings a new one (000 §8, FAULTS F09, F60).
 */
export function withCaptcha(choice: CaptchaChoice | undefined): WithCaptcha {
  return async (action, send) => {
    if (!choice) return send(undefined);
    const captcha = await openCaptcha(choice);
    const token = await checkOnce(captcha, action).catch((cause: unknown) => {
      const failure = asCaptchaError(cause);
      // What the buyer is in the middle of goes on.
      if (failure.reason !== 'unanswered') forget(captcha);
      if (isDevelopers(failure.reason)) choice.onError?.(new BoxofficeError('BX2006', failure));
      throw failure;
    });
    try {
      return await send(token);
    } finally {
      forget(captcha);
    }
  };
}

/** The check with an end, also for captchas that don't heed the signal. */
async function checkOnce(captcha: Captcha, action: string): Promise<string> {
  const attempt = new AbortController();
  const timer = setTimeout(
    () => attempt.abort(new CaptchaError('blocked', `${captcha.id} had no answer in ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await new Promise<string>((resolve, reject) => {
      attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason as CaptchaError));
      captcha.check(action, attempt.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** What the buyer did is nothing to report. */
const isDevelopers = (reason: CaptchaReason) => reason === 'blocked' || reason === 'failed';

const reasons: readonly CaptchaReason[] = ['unanswered', 'closed', 'expired', 'blocked', 'unconfigured'];

/** Captchas of hosts and fakes say their reason on errors of their own. */
function asCaptchaError(cause: unknown): CaptchaError {
  if (cause instanceof CaptchaError) return cause;
  const said = cause instanceof Error && 'reason' in cause ? cause.reason : null;
  const reason = reasons.find((known) => known === said) ?? 'failed';
  return new CaptchaError(reason, 'The captcha check failed', { cause });
}

function forget(captcha: Captcha): void {
  try {
    captcha.reset();
  } catch {
    // Its script is gone from the page: so is the token, and what was sent stays sent.
  }
}
