import type { Failure } from '../contract';

/**
 * Why a call brought no usable answer.
 * `unsent`: something it needs is missing or can't be sent, so the backend never heard of it (002 §5).
 * `refused`: the backend answered with an error. `timeout`: no whole answer in time. `network`: no answer at all.
 * `malformed`: an answer that is not what the contract promises. `aborted`: the caller gave up.
 * @public
 */
export type ApiErrorKind = 'unsent' | 'refused' | 'timeout' | 'network' | 'malformed' | 'aborted';

/** The one error the client throws. Raw bodies are never part of it (FAULTS A29). @public */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** HTTP status; 503 when there was no answer (002 §8), 0 when nothing was sent. */
    readonly status: number,
    /** The backend's own error, when it sent one that could be read; its texts are cut at 500 characters. */
    readonly failure: Failure | null,
    what: string,
    options?: { cause?: unknown },
    /** Milliseconds until the backend wants to be asked again, when it said so (`Retry-After`, FAULTS F76). */
    readonly retryAfter?: number,
  ) {
    super(what, options);
  }

  /** The backend's error code, or 0 when it gave none (000 §8, auth). */
  get code(): number {
    return this.failure?.code ?? 0;
  }

  /** True when the request may have taken effect although no answer came. */
  get outcomeUnknown(): boolean {
    const isSilentServerError = this.kind === 'refused' && this.status >= 500 && !this.code;
    return (
      isSilentServerError || this.kind === 'timeout' || this.kind === 'network' || this.kind === 'malformed'
    );
  }
}
