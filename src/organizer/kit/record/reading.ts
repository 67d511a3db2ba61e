import { isUnknown } from '../../../hooks/organizer/resource/useRead';
import { joinLoads, type Load } from '../../../hooks/organizer/resource/load';

/** For the props of a view: how far its read is. */
export interface Reading {
  /** The call failed; what is there stays. */
  hasFailed?: boolean | undefined;
  /** It failed because what was read does not exist: there is nothing to try again. */
  isUnknown?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
}

/** How far these reads are, for a view. */
export function readingOf(...loads: readonly Load[]): Reading {
  const { isError, isFetching, error, refetch } = joinLoads(loads);
  return {
    hasFailed: isError,
    isUnknown: isUnknown(error),
    isUpdating: isFetching,
    onRetry: () => void refetch(),
  };
}
