import type { QueryClient } from '@tanstack/react-query';
import { restoreChoices, type Choice } from './keepChoices';
import { refreshServed, servedQueries } from './servedQueries';
import type { PageValues } from './values';

/** What a `BoxofficeProvider` is given in a page that came with its values; the same on the server and in the browser. */
export interface ServedProps {
  queryClient: QueryClient;
  first?: PageValues['texts'];
  readAt?: number | undefined;
}

/** Props of `served`. @public */
export const servedProps = (values: PageValues): ServedProps => ({
  queryClient: servedQueries(values),
  ...(values.texts && { first: values.texts }),
  ...(values.tickets && { readAt: values.readAt }),
});

export interface TakeOverOptions {
  /** The element that the list is in. */
  container: ParentNode;
  /** `choicesIn(place)`, from before it was hydrated. */
  choices: readonly Choice[];
  /** As the list's provider has them. */
  served: ServedProps;
  values: PageValues;
  now: () => number;
}

/** Milliseconds until a look is taken whether the list had to be drawn anew. */
const recheckAfterMs = 500;

/**
 * Call it once the list is being hydrated: what was chosen before is told again, and a list that is older than half a minute is read
 * again. Answers how to call it off.
 * @public
 */
export function takeOver({ container, choices, served, values, now }: TakeOverOptions): () => void {
  const restored = new WeakSet<Element>();
  // Outside React's own work: a change that is announced in it would wait for its end, and be undone by then.
  const timers = [
    setTimeout(() => {
      restoreChoices(container, choices, restored);
      refreshServed(served.queryClient, values, now());
    }),
    setTimeout(() => restoreChoices(container, choices, restored), recheckAfterMs),
  ];
  return () => timers.forEach((timer) => clearTimeout(timer));
}
