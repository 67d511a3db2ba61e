import { ApiError } from '../client';

/**
 * Whether the backend answered, whatever it answered: then the connection is not to blame. False for anything else that failed, e.g. a
 * chunk that could not be loaded.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'malformed'].includes(error.kind);

/** Whether the backend refused with a code: the same again would be refused too. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.code > 0;
