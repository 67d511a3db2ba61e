/** Every code the backend fails with, and what it means. 000 §8; codes marked ours were chosen with the rest of the contract. @public */
export const errorCodes = {
  4000: 'The request is malformed: `field` names the member, `error` what is wrong with it (ours).',
  4001: 'Nobody is signed in, or the session ended (ours; travels with the auth error code).',
  4002: 'The payment is not settled; nothing was saved (ours).',
  4003: 'The one who is signed in may not do this (ours).',
  4009: 'Fewer tickets are left than were asked for (ours).',
  4012: 'A chosen session has reached capacity.',
  4013: 'The body is larger than 1 MB (ours).',
  4021: 'The captcha check failed.',
  4022: 'The request breaks a rule: no ticket, too many, a required field missing (ours).',
  4029: 'Too many requests; `Retry-After` says how long to wait (ours).',
  4040: 'Unknown event, or another account’s (ours).',
  4041: 'The promotion code is not valid; the message says why (ours).',
  4042: 'Unknown account, or one that whoever is signed in does not belong to (ours).',
  4044: 'Unknown, expired or released hold (ours).',
  4045: 'No such order for this token (ours).',
  4046: 'There is nothing with this id (ours).',
  4047: 'The order of this hold is made already: `getTransaction` says which (ours).',
  4050: 'Registrations need unique email addresses; the message lists those to change.',
  4051: 'A registration is already assigned to the person in the message.',
  4060: 'Refused with a message meant for the buyer.',
  4061: 'The gateway needs 3-D Secure; the message carries its answer.',
  4090: 'Somebody else changed it meanwhile; nothing was saved (ours).',
  4091: 'Its present state has no such transition (ours).',
  4092: 'Another request was made with this idempotency key; this one changed nothing (ours).',
  5000: 'The request could not be processed; nothing was charged.',
} as const satisfies Record<number, string>;

/** A code of the backend that has a meaning of its own. 000 §6. @public */
export type ErrorCode = keyof typeof errorCodes;

/** The body of every failed answer. @public */
export interface Failure {
  code: number;
  message?: string;
  /** Gateway's own words; they override the message (000 §8). */
  responseError?: string;
  processorError?: string;
  /** 002 §3 Validation error object: with it come `field` and `error`. */
  type?: 'validationError';
  /** The member that is wrong, e.g. `tickets[0].id`. */
  field?: string;
  /** What is wrong with `field`; or, when sign-in is needed, an object that carries the auth error code (002 §8). */
  error?: string | { 'error-code': string };
}

/** 002 §8: the value is not shown; this one is the default (DECISIONS, Contract). @public */
export const AUTH_REQUIRED = 'AUTH_REQUIRED';
