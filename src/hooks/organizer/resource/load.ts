/** How far a read is: a query, or several of them as one. */
export interface Load {
  isError: boolean;
  isFetching: boolean;
  /** Reads it again. */
  refetch: () => unknown;
}

/** Several reads as one, which failed when one of them did. Those that failed are read again. */
export const joinLoads = (loads: readonly Load[]): Load => ({
  isError: loads.some(({ isError }) => isError),
  isFetching: loads.some(({ isFetching }) => isFetching),
  refetch: () => loads.forEach(({ isError, refetch }) => isError && void refetch()),
});
