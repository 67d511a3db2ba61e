import type { PaymentProcessor, ThemeSettings } from '../../contract';

/** What an event needs before it sells, in the order in which it is done. */
export const setupStepNames = ['ticketTypes', 'appearance', 'payment', 'publish', 'testOrder'] as const;
/** A step of setting an event up. @experimental */
export type SetupStepName = (typeof setupStepNames)[number];

export interface SetupStep {
  name: SetupStepName;
  isDone: boolean;
}

/** What is known of an event without an order. */
export interface SetupFacts {
  /** Of each ticket type, in whatever unit. */
  prices: readonly number[];
  /** Of its ticket widget; empty as it is at first. */
  theme: ThemeSettings;
  /** Visitors can open its site; `null` where it has none, or the person may not see it. */
  isPublished: boolean | null;
  /** Of its account; `null` where the person may not see them, and so has nothing to do there. */
  processors: readonly Pick<PaymentProcessor, 'active' | 'credentialsSet'>[] | null;
}

/**
 * Which steps of an event without an order are done: with the first one there are sales to look at instead. Who gives everything away
 * needs nobody to take money.
 */
export function setupStepsOf({ prices, theme, isPublished, processors }: SetupFacts): SetupStep[] {
  const isFree = prices.length > 0 && prices.every((price) => price === 0);
  const takesMoney = processors?.some(({ active, credentialsSet }) => active && credentialsSet !== null);
  const isDone: Readonly<Record<SetupStepName, boolean>> = {
    ticketTypes: prices.length > 0,
    appearance: Object.keys(theme).length > 0,
    payment: isFree || takesMoney === true,
    publish: isPublished === true,
    testOrder: false,
  };
  const isForOthers: Readonly<Partial<Record<SetupStepName, boolean>>> = {
    payment: processors === null,
    publish: isPublished === null,
  };
  return setupStepNames
    .filter((name) => isForOthers[name] !== true)
    .map((name) => ({ name, isDone: isDone[name] }));
}
