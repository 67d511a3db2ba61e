import { ApiError } from 'boxoffice/client';
import { getTickets, getWidgetBootstrap } from 'boxoffice/contract';
import type { createQueryClient } from 'boxoffice/hooks';

/** The event and the tickets: without them nothing can be sold. */
const essential: readonly unknown[] = [getWidgetBootstrap.path, getTickets.path];

/** Reports when the event or its tickets can't be read. A code that is not valid is no failure of the list. Answers how to stop. */
export function watchLoading(
  queries: ReturnType<typeof createQueryClient>,
  onFailure: () => void,
): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    const isRefusedCode = error instanceof ApiError && error.code === 4041;
    if (essential.includes((event.query.queryKey as unknown[])[1]) && !isRefusedCode) onFailure();
  });
}
