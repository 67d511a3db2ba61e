import { errorCodes, type ErrorCode, type Failure } from '../../src/contract';
import { errorStatuses } from '../../src/contract/errorStatuses';

/** The backend says no, with a code of the contract. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    /** The server's words; left out of the answer when empty. */
    readonly text = '',
    /** The member that is wrong, for 4000. */
    readonly wrong?: { field: string; error: string },
    /** The gateway's own words. */
    readonly gateway?: Pick<Failure, 'responseError' | 'processorError'>,
  ) {
    super(text || errorCodes[code]);
  }

  /** As it is sent. */
  get failure(): Failure {
    return {
      code: this.code,
      ...(this.text ? { message: this.text } : {}),
      ...(this.wrong ? { type: 'validationError', ...this.wrong } : {}),
      ...this.gateway,
    };
  }
}

/** The backend says not now. */
export class TooManyRequests extends Refusal {
  constructor(
    /** Seconds until it may be tried again. */
    readonly retryAfter: number,
    /** 4021: before that only with the token of a captcha. */
    code: 4021 | 4029 = 4029,
  ) {
    super(code, 'Too many requests.');
  }
}

/** HTTP status a code travels with. */
export const statusOf = (code: ErrorCode): number => errorStatuses[code];
