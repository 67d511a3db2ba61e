import type { Failure } from '../contract';

/**
 * Why a call brought no usable answer.
 * `refused`: the backend answered with an error. `timeout`: no whole answer in time. `network`: no answer at all.
 * `malformed`: an answer that is not what the contract promises. `aborted`: the caller gave up.
 */
export type ApiErrorKind = 'refused' | 'timeout' | 'network' | 'malformed' | 'aborted';

/** The one error the client throws. Raw bodies are never part of it (FAULTS A29). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** HTTP status; 503 when there was no answer (002 §4). */
    readonly status: number,
    /** The backend's own error, when it sent one that could be read. */
    readonly failure: Failure | null,
    what: string,
    options?: ErrorOptions,
  ) {
    super(what, options);
  }

  /** The backend's error code, or 0 when it gave none (000 §8, auth). */
  get code(): number {
    return this.failure?.code ?? 0;
  }

  /** True when the request may have taken effect although no answer came. */
  get outcomeUnknown(): boolean {
    const isSilentServerError = this.kind === 'refused' && this.status >= 500 && !this.failure;
    return (
      isSilentServerError || this.kind === 'timeout' || this.kind === 'network' || this.kind === 'malformed'
    );
  }
}
