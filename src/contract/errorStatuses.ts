import type { ErrorCode } from './errorCodes';

/**
 * HTTP status each code travels with. A file of its own: the client goes by codes, so that no browser loads it.
 */
export const errorStatuses = {
  4000: 400,
  4001: 401,
  4002: 402,
  4003: 403,
  4009: 409,
  4012: 400,
  4013: 413,
  4021: 400,
  4022: 400,
  4029: 429,
  4040: 404,
  4041: 400,
  4042: 404,
  4044: 404,
  4045: 404,
  4046: 404,
  4047: 409,
  4050: 400,
  4051: 400,
  4060: 400,
  4061: 400,
  4090: 409,
  4091: 409,
  4092: 409,
  5000: 500,
} as const satisfies Record<ErrorCode, number>;
