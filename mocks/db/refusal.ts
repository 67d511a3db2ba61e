import { errorCodes, type ErrorCode } from '../../src/contract';

/** The backend says no, with a code of the contract. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    /** The server's words; left out of the answer when empty. */
    readonly words = '',
  ) {
    super(words || errorCodes[code]);
  }
}

const statuses: Partial<Record<ErrorCode, number>> = {
  4002: 402,
  4009: 409,
  4040: 404,
  4044: 404,
  4045: 404,
  5000: 500,
};

/** HTTP status a code travels with. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 400;
