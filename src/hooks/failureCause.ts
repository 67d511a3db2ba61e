import { ApiError } from '../client';

/**
 * Whom to look to when something could not be read: the backend where it answered, whatever it answered; the connection where nothing
 * came. Of anything else, e.g. a chunk that could not be loaded: the connection.
 */
export const failureCause = (error: unknown): 'backend' | 'connection' =>
  error instanceof ApiError && ['refused', 'malformed'].includes(error.kind) ? 'backend' : 'connection';
