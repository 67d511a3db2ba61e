import { isUnknown } from './useRead';

/** How far a read is: a query, or several of them as one. */
export interface Load {
  isError: boolean;
  isFetching: boolean;
  /** Why it failed. */
  error?: unknown;
  /** Reads it again. */
  refetch: () => unknown;
}

/**
 * Several reads as one, which failed when one of them did: for good where what one read is not there. Those that failed are read again, and
 * then it is they that are waited for: what else is on its way keeps nobody from trying again.
 */
export function joinLoads(loads: readonly Load[]): Load {
  const failed = loads.filter(({ isError }) => isError);
  return {
    isError: failed.length > 0,
    isFetching: (failed.length > 0 ? failed : loads).some(({ isFetching }) => isFetching),
    error: (loads.find(({ error }) => isUnknown(error)) ?? failed[0])?.error,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** What a screen does as it opens, as one that reads: trying again does it again. */
export const loadOf = (
  { isPending, error }: { isPending: boolean; error: Error | null },
  again: () => void,
): Load => ({ isError: error !== null, isFetching: isPending, error, refetch: again });
