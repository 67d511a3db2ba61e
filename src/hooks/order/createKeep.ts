import { ApiError } from '../../client';
import type { HeldTransaction } from '../../contract';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { withCaptcha } from '../captcha/withCaptcha';
import type { SingleHold } from './singleHold';

export interface KeepOptions {
  captcha: CaptchaChoice | undefined;
  singleHold: SingleHold;
  /** What this tab holds by now, and which swap it is about. */
  own: () => { token: string | undefined; swapToken: string | undefined };
}

/** What each try sends along. */
interface Attempt {
  idempotencyKey: string;
  captcha: string | undefined;
}

/** Asks for what `body` says by `call`, which may be called again for an answer that was lost. */
export type Keep = (
  body: object,
  call: (attempt: Attempt) => Promise<HeldTransaction>,
) => Promise<HeldTransaction>;

interface Unanswered {
  requested: string;
  key: string;
  call: (attempt: Attempt) => Promise<HeldTransaction>;
}

/** Holds behind the captcha, when nothing else is held, and once whatever happens to the answer. */
export function createKeep({ captcha, singleHold, own }: KeepOptions): Keep {
  /** Kept while an answer is missing, so that asking for the same again can't hold twice (FAULTS F11). */
  let unanswered: Unanswered | null = null;
  const afterCaptcha = withCaptcha(captcha);

  /** What was requested before may be held without our knowing; its key tells. */
  async function giveBackUnanswered({ key, call }: Unanswered) {
    unanswered = null;
    // A captcha would have to be passed for it; the server's expiry does without.
    if (captcha) return;
    await call({ idempotencyKey: key, captcha: undefined }).then(
      (hold) => void singleHold.release(hold.token),
      () => undefined,
    );
  }

  async function hold(body: object, call: Unanswered['call'], token: string | undefined) {
    const requested = JSON.stringify(body);
    if (unanswered && unanswered.requested !== requested) await giveBackUnanswered(unanswered);
    unanswered ??= { requested, key: crypto.randomUUID(), call };
    try {
      const hold = await call({ idempotencyKey: unanswered.key, captcha: token });
      unanswered = null;
      return hold;
    } catch (cause) {
      if (!asApiError(cause).outcomeUnknown) unanswered = null;
      throw cause;
    }
  }

  return (body, call) =>
    afterCaptcha('hold_tickets', (token) => {
      const { token: held, swapToken } = own();
      return singleHold.replace(held, swapToken, () => hold(body, call, token));
    });
}

/** A call that was not even made is one that failed. */
export const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError('unsent', 0, null, 'The call was not made', { cause });

/** A failed call as the flow sees it. */
export const failureOf = (error: ApiError) => ({
  ...error.failure,
  code: error.code,
  status: error.status,
  retryAfter: error.retryAfter,
});
