import { ApiError } from 'boxoffice/client';
import { getTickets, getWidgetBootstrap } from 'boxoffice/contract';
import type { createQueryClient } from 'boxoffice/hooks';

/** What went wrong, as a word of a short list: an error's own text may hold anything (FAULTS A13). */
export type ProblemKind =
  | 'notLoaded'
  | 'holdRefused'
  | 'orderError'
  | 'scriptBlocked'
  | 'captcha'
  | 'crashed';

const byName: Readonly<Record<string, ProblemKind>> = {
  ScriptError: 'scriptBlocked',
  CaptchaError: 'captcha',
};

export const kindOf = (error: unknown): ProblemKind =>
  (error instanceof Error && Object.hasOwn(byName, error.name) && byName[error.name]) || 'crashed';

/** The event and the tickets: without them nothing can be sold. */
const essential: readonly unknown[] = [getWidgetBootstrap.path, getTickets.path];

/** Tells when the event or its tickets can't be read. A code that is not valid is no failure of the list. Answers how to stop. */
export function watchLoading(
  queries: ReturnType<typeof createQueryClient>,
  onProblem: (kind: ProblemKind) => void,
): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    const isRefusedCode = error instanceof ApiError && error.code === 4041;
    if (essential.includes((event.query.queryKey as unknown[])[1]) && !isRefusedCode) onProblem('notLoaded');
  });
}
