import { mixed, object, string, type ObjectSchema } from 'yup';
import type { EmailDomainLevel, EmailDomainSetting } from '../../contract';
import { isDomainName } from '../text/domainName';
import { isEmail } from '../text/email';

/** In the order they are offered. */
export const emailDomainLevels = ['Event', 'Account'] as const satisfies readonly EmailDomainLevel[];

export const maxSenderNameLength = 100;

export const senderSetting = ({ fromEmail, fromName, level }: EmailDomainSetting): EmailDomainSetting => ({
  fromEmail: fromEmail.trim(),
  fromName: fromName.trim(),
  level,
});

/** Whom emails come from. 002 §3 Account email domain. Messages are i18n keys. */
export const senderSchema: ObjectSchema<EmailDomainSetting> = object({
  fromName: string()
    .default('')
    .defined()
    .test('there', 'organizer.tags.problem.nameRequired', (value) => value.trim() !== '')
    .test(
      'length',
      'organizer.promotions.problem.groupNameTooLong',
      (value) => value.trim().length <= maxSenderNameLength,
    ),
  fromEmail: string()
    .default('')
    .defined()
    .test('email', 'organizer.members.error.email', (value) => isEmail(value.trim())),
  level: mixed<EmailDomainLevel>().oneOf(emailDomainLevels).default('Event').defined(),
});

/** What is wrong with a domain that somebody wants checked, as an i18n key. 002 §5 Domain test. */
export function domainError(typed: string) {
  if (typed.trim() === '') return 'organizer.emailDomains.error.missing';
  return isDomainName(typed) ? null : 'organizer.cookieConsents.error.domain';
}
