import type { TrackedBuyer, WidgetEvent } from '../domain';
import type { Analytics } from '../hooks';

/** Who hears of what happens. */
export interface Hearers {
  onEvent?: ((event: WidgetEvent) => void) | undefined;
  analytics?: Analytics | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** Tells the host and its analytics what happens. Neither can harm the order (FAULTS F59). */
export function tell({ onEvent, analytics, onError }: Hearers, event: WidgetEvent, buyer?: TrackedBuyer) {
  const hearers = [onEvent, () => analytics?.report(event, analytics.personalData ? buyer : undefined)];
  for (const hear of hearers)
    try {
      hear?.(event);
    } catch (cause) {
      onError?.(cause);
    }
}
