export interface AnswerOptions {
  /** Milliseconds that an answer may take. */
  timeoutMs: number;
  /** For messages: what was called, e.g. `walletPasses.passesFor`. */
  name: string;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * The answer of a function of the page's own. Rejects with what it throws, when it takes too long, and when nobody waits any more; the
 * signal it was given is aborted then.
 */
export function answerInTime<T>(
  call: (signal: AbortSignal) => T | Promise<T>,
  { timeoutMs, name, signal }: AnswerOptions,
): Promise<T> {
  const own = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: string) => {
      reject(new Error(`${name} ${reason}.`));
      own.abort();
    };
    const onAbort = () => stop('is not needed any more');
    const timer = setTimeout(() => stop(`took longer than ${timeoutMs} ms`), timeoutMs);
    signal.addEventListener('abort', onAbort, { once: true });
    new Promise<T>((answer) => answer(call(own.signal))).then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    });
  });
}
