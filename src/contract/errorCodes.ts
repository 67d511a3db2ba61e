/** Every code the backend fails with, and what it means. 000 §8; codes marked ours are not in the requirements. */
export const errorCodes = {
  4002: 'The payment is not settled; nothing was saved (ours).',
  4009: 'Fewer tickets are left than were asked for (ours).',
  4012: 'A chosen session has reached capacity.',
  4021: 'The captcha check failed.',
  4022: 'The request breaks a rule: no ticket, too many, a required field missing (ours).',
  4040: 'Unknown event (ours).',
  4041: 'The promotion code is not valid; the message says why (ours).',
  4044: 'Unknown, expired or released hold (ours).',
  4045: 'No such order for this token (ours).',
  4050: 'Registrations need unique email addresses; the message lists those to change.',
  4051: 'A registration is already assigned to the person in the message.',
  4060: 'Refused with a message meant for the buyer.',
  4061: 'The gateway needs 3-D Secure; the message carries its answer.',
  5000: 'The request could not be processed; nothing was charged.',
} as const satisfies Record<number, string>;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every failed answer. */
export interface Failure {
  code: number;
  message?: string;
  /** Gateway's own words; they override the message (000 §8). */
  responseError?: string;
  processorError?: string;
}
