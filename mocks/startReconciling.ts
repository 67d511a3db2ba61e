import type { MockBackend } from './createMockBackend';
import type { Reconciliation } from './sale/unsavedPayments';

export interface ReconcilingOptions {
  /** Milliseconds between two runs. Default: one minute. */
  everyMs?: number;
  /** Hears of each run that did something. */
  onReconciled?: (done: Reconciliation) => void;
  /** Hears why a run failed, its database being away for one; the next run tries again. Default: `console.error`. */
  onError?: (error: unknown) => void;
}

/** Runs the backend's job for payments without an order again and again; answers how to stop. */
export function startReconciling(
  backend: Pick<MockBackend, 'reconcile'>,
  { everyMs = 60_000, onReconciled, onError = (error) => console.error(error) }: ReconcilingOptions = {},
): () => void {
  const run = async () => {
    const done = await backend.reconcile();
    if (done.orders + done.refunds > 0) onReconciled?.(done);
  };
  const timer = setInterval(() => void run().catch(onError), everyMs);
  // A process that has nothing else to do ends.
  (timer as { unref?: () => unknown }).unref?.();
  return () => clearInterval(timer);
}
