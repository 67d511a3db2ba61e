import type { TrackedBuyer, WidgetEvent } from '../../domain';

/** Where events go beside the host's own `onEvent`, e.g. `tagManager()`. @public */
export interface Analytics {
  /** The host has the buyer's consent to pass name and email address on (DECISIONS, Privacy). Off when absent. */
  readonly personalData?: boolean;
  /** `buyer` comes with `confirmed` and `registrationComplete`, and only with `personalData`. What it throws is caught (FAULTS F59). */
  report: (event: WidgetEvent, buyer?: TrackedBuyer) => void;
}
