import type { TrackedBuyer, WidgetEvent } from '../domain';
import type { Analytics } from '../hooks';

/** Who hears of what happens. */
export interface Hearers {
  onEvent?: ((event: WidgetEvent) => void) | undefined;
  analytics?: Analytics | undefined;
  /** 000 §8, 4012. */
  onSessionReachedCapacity?: (() => void) | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** Tells the host and its analytics what happens. Neither can harm the order (FAULTS F59). */
export function tell(hearers: Hearers, event: WidgetEvent, buyer?: TrackedBuyer) {
  const { onEvent, analytics, onError } = hearers;
  for (const hear of [
    onEvent,
    () => analytics?.report(event, analytics.personalData ? buyer : undefined),
    event.type === 'sessionReachedCapacity' && hearers.onSessionReachedCapacity,
  ])
    try {
      if (hear) hear(event);
    } catch (cause) {
      onError?.(cause);
    }
}
