import type { FailureLike, Problem } from '../problems/problem';

/** 001 §9: milliseconds that a failure to send is shown. */
const showFor = 5_000;

/** Why an email was not sent: with the server's words, unless it fell over. 001 §8. */
export function shareEmailError({ status, message }: Pick<FailureLike, 'status' | 'message'>): Problem {
  const reason = status === 500 ? '' : message?.trim();
  return {
    message: reason ? { key: 'sharing.failedBecause', values: { reason } } : { key: 'sharing.failed' },
    showFor,
  };
}

/** One of the ids is missing, so that nothing was sent. 001 §7, §8. */
export const shareMissingParameters: Problem = { message: { key: 'confirmation.missing' }, showFor };
