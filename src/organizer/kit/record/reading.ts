import { joinLoads, type Load } from '../../../hooks/organizer/resource/load';

/** For the props of a view: how far its read is. */
export interface Reading {
  /** The call failed; what is there stays. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
}

/** How far these reads are, as a view is told it. */
export function readingOf(...loads: readonly Load[]): Reading {
  const { isError, isFetching, refetch } = joinLoads(loads);
  return { hasFailed: isError, isUpdating: isFetching, onRetry: () => void refetch() };
}
