import type { MockBackend } from './createMockBackend';
import type { Reconciliation } from './db/unsavedPayments';

export interface ReconcilingOptions {
  /** Milliseconds between two runs. Default: one minute. */
  everyMs?: number;
  /** Hears of each run that did something. */
  onReconciled?: (done: Reconciliation) => void;
}

/** Runs the backend's job for payments without an order again and again; answers how to stop. */
export function startReconciling(
  backend: Pick<MockBackend, 'reconcile'>,
  { everyMs = 60_000, onReconciled }: ReconcilingOptions = {},
): () => void {
  const run = async () => {
    const done = await backend.reconcile();
    if (done.orders + done.refunds > 0) onReconciled?.(done);
  };
  const timer = setInterval(() => void run(), everyMs);
  // A process that has nothing else to do ends.
  (timer as { unref?: () => unknown }).unref?.();
  return () => clearInterval(timer);
}
