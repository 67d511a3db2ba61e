import { errorCodes, type ErrorCode, type Failure } from '../../src/contract';

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

const statuses: Partial<Record<ErrorCode, number>> = {
  4001: 401,
  4002: 402,
  4003: 403,
  4009: 409,
  4013: 413,
  4029: 429,
  4040: 404,
  4042: 404,
  4044: 404,
  4045: 404,
  4046: 404,
  4047: 409,
  4090: 409,
  4091: 409,
  4092: 409,
  5000: 500,
};

/** HTTP status a code travels with. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 400;
