import type { QueryClient } from '@tanstack/react-query';
import { keepChoices } from './keepChoices';
import { refreshServed, servedQueries } from './servedQueries';
import type { PageValues } from './values';

/** What a `BoxofficeProvider` is given in a page that came with its values; the same on the server and in the browser. */
export interface ServedProps {
  queryClient: QueryClient;
  first?: PageValues['texts'];
  readAt?: number | undefined;
}

export const servedProps = (values: PageValues): ServedProps => ({
  queryClient: servedQueries(values),
  ...(values.texts && { first: values.texts }),
  ...(values.tickets && { readAt: values.readAt }),
});

/**
 * Call it once the list in `place` is being hydrated: what was chosen before the scripts came is taken over, and a list that is older
 * than half a minute is read again. Answers how to call it off.
 */
export function takeOver(
  place: ParentNode,
  { queryClient }: ServedProps,
  values: PageValues,
  now: () => number,
): () => void {
  // Outside React's own work: a change that is told of in it would wait for its end, and be undone by then.
  const timer = setTimeout(() => {
    keepChoices(place);
    refreshServed(queryClient, values, now());
  });
  return () => clearTimeout(timer);
}
