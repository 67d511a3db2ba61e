import type { QueryClient } from '@tanstack/react-query';
import { tellChoices, type Choice } from './keepChoices';
import { refreshServed, servedQueries } from './servedQueries';
import type { PageValues } from './values';

/** What a `BoxofficeProvider` is given in a page that came with its values; the same on the server and in the browser. @public */
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
  place: ParentNode;
  /** `choicesIn(place)`, from before it was hydrated. */
  choices: readonly Choice[];
  /** As the list's provider has them. */
  served: ServedProps;
  values: PageValues;
  now: () => number;
}

/** Milliseconds until a look is taken whether the list had to be drawn anew. */
const secondLook = 500;

/**
 * Call it once the list is being hydrated: what was chosen before is told again, and a list that is older than half a minute is read
 * again. Answers how to call it off.
 * @public
 */
export function takeOver({ place, choices, served, values, now }: TakeOverOptions): () => void {
  const told = new WeakSet<Element>();
  // Outside React's own work: a change that is told of in it would wait for its end, and be undone by then.
  const timers = [
    setTimeout(() => {
      tellChoices(place, choices, told);
      refreshServed(served.queryClient, values, now());
    }),
    setTimeout(() => tellChoices(place, choices, told), secondLook),
  ];
  return () => timers.forEach((timer) => clearTimeout(timer));
}
