import type { TicketType } from '../../contract';
import type { FailureLike } from '../problems/problem';
import { isEmail } from '../text/email';
import type { Message } from '../text/message';

/** What a buyer types to wait for a ticket type. @experimental */
export interface WaitingValues {
  /** Given and family name in one. */
  name: string;
  email: string;
  /** How many tickets. */
  quantity: number;
}

/** What is wrong, by field; a field that is right is absent. @experimental */
export type WaitingErrors = Partial<Record<'name' | 'email', Message>>;

/** What went wrong with joining: fields to put right, or one message for all. @experimental */
export interface JoinProblem {
  errors: WaitingErrors;
  /** `null` where a field says it. */
  message: Message | null;
  /** What was known of the ticket type is no longer so: read the list again. */
  isOutdated: boolean;
}

/** Nobody scrolls through more. */
const mostOffered = 100;

/** A buyer can wait for it. @experimental */
export const hasWaitlist = ({ waitlist, remainingTickets, saleEnded }: TicketType): boolean =>
  waitlist === true && remainingTickets === 0 && !saleEnded;

/** How many tickets somebody can wait for, from 1 on. @experimental */
export const waitingQuantities = ({ perOrderMax }: Pick<TicketType, 'perOrderMax'>): number[] =>
  Array.from({ length: Math.max(1, Math.min(perOrderMax, mostOffered)) }, (_, index) => index + 1);

const emailInvalid: Message = { key: 'validation.emailInvalid' };
const nameRequired: Message = { key: 'waitlist.nameRequired' };

/** What must be put right before it is sent. @experimental */
export function waitingErrors({ name, email }: WaitingValues): WaitingErrors {
  const address = email.trim();
  return {
    ...(name.trim() === '' && { name: nameRequired }),
    ...(address === '' && { email: { key: 'validation.emailRequired' } }),
    ...(address !== '' && !isEmail(address) && { email: emailInvalid }),
  };
}

/** Why somebody could not join; `field` is the member that the backend names. @experimental */
export function joinProblem({
  code,
  field,
}: Pick<FailureLike, 'code'> & { field?: string | undefined }): JoinProblem {
  const isOutdated = code === 4022 || code === 4091;
  const says = (key: string): JoinProblem => ({ errors: {}, message: { key }, isOutdated });
  if (code === 4000 && field === 'name') return { errors: { name: nameRequired }, message: null, isOutdated };
  if (code === 4000 && field === 'email')
    return { errors: { email: emailInvalid }, message: null, isOutdated };
  if (code === 4051) return { errors: { email: { key: 'waitlist.known' } }, message: null, isOutdated };
  if (code === 4091) return says('waitlist.available');
  if (code === 4021) return says('captcha.failed');
  return says(code === 4022 ? 'waitlist.closed' : 'waitlist.failed');
}

const captchaTexts: Readonly<Record<string, string>> = {
  unanswered: 'waitlist.unchecked',
  closed: 'captcha.closed',
  expired: 'captcha.expired',
  blocked: 'captcha.blocked',
};

/** Why nothing was sent: the captcha brought no token. @experimental */
export const joinCaptchaProblem = (reason: string): JoinProblem => ({
  errors: {},
  message: { key: captchaTexts[reason] ?? 'captcha.failed' },
  isOutdated: false,
});
