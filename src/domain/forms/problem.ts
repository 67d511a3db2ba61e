import type { FailureLike } from '../problems/problem';
import type { Message } from '../text/message';

/** Why something was not saved. */
export interface SaveProblem {
  message: Message;
  /** The member the backend found wrong; `message` is about it. 002 §3 Validation error. */
  field?: string;
  /** Nobody knows whether it was saved all the same: no answer came, or one that the server failed. */
  isUncertain?: boolean;
}

/** A failed call that was to save something. */
export interface SaveFailure extends FailureLike {
  field?: string | undefined;
  /** What is wrong with `field`. */
  error?: string | undefined;
  isUncertain?: boolean | undefined;
  /** Whether the server answered at all; its status does not say (002 §8: 503 stands for no answer). */
  isAnswered?: boolean | undefined;
}

/** The backend's own words where it has some for people, otherwise ours; always what to do next. 000 §8, 002 §3. */
export function saveProblem(failure: SaveFailure): SaveProblem {
  const { code, status, retryAfter, message, field, error, isUncertain, isAnswered } = failure;
  if (field && error) return { message: { key: 'organizer.kit.form.failed.refused', text: error }, field };
  if (isUncertain) {
    const what = isAnswered ? 'server' : 'network';
    return { message: { key: `organizer.kit.form.failed.${what}` }, isUncertain };
  }
  if (code === 4001) return { message: { key: 'organizer.kit.form.failed.signedOut' } };
  if (code === 4003) return { message: { key: 'organizer.kit.form.failed.forbidden' } };
  if (code === 4046) return { message: { key: 'organizer.kit.form.failed.gone' } };
  if (status === 413) return { message: { key: 'error.tooLarge' } };
  if (status === 429)
    return retryAfter === undefined
      ? { message: { key: 'error.tooMany' } }
      : { message: { key: 'error.wait', values: { count: Math.max(1, Math.ceil(retryAfter / 1_000)) } } };
  return { message: { key: 'organizer.kit.form.failed.refused', ...(message && { text: message }) } };
}
