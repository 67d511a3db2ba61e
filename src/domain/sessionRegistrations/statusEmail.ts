import { object, string, type ObjectSchema } from 'yup';
import type { SessionStatusEmail } from '../../contract';

/** The email that lists attendees' sessions, as a form has it. 002 §7 Agenda, statusEmail. */
export type StatusEmailValues = Pick<SessionStatusEmail, 'fromName' | 'subject' | 'body'>;

export const statusEmailValues = ({ fromName, subject, body }: SessionStatusEmail): StatusEmailValues => ({
  fromName,
  subject,
  body,
});

/** What is filled in when it is sent, in double braces. */
export const emailHolders = ['attendeeName', 'eventName', 'sessions'] as const;
export type EmailHolder = (typeof emailHolders)[number];

/** Characters a subject may have. */
export const maxSubjectLength = 200;

const holder = /\{\{([^{}\n]*)\}\}/g;
const isHolder = (name: string): name is EmailHolder => emailHolders.some((known) => known === name);

/** The first placeholder that nothing is filled in for, as it is written; `null` where all are known. */
export function unknownHolder(text: string): string | null {
  for (const [, name = ''] of text.matchAll(holder)) if (!isHolder(name.trim())) return name.trim();
  return null;
}

const key = <Name extends string>(name: Name) => `organizer.sessionRegistrations.${name}` as const;
/** A key with what it says. The types of yup know texts only. */
const message = (text: ReturnType<typeof key>, values: Record<string, string | number>) =>
  ({ key: text, values }) as unknown as string;

const filled = () =>
  string()
    .default('')
    .test('holders', (text, { createError }) => {
      const name = unknownHolder(text);
      return name === null || createError({ message: message(key('placeholderUnknown'), { name }) });
    });

/** What the backend would refuse with 4000. Messages are i18n keys. */
export const statusEmailSchema = (): ObjectSchema<StatusEmailValues> =>
  object({
    fromName: string().default(''),
    subject: filled()
      .trim()
      .required(key('subjectMissing'))
      .max(maxSubjectLength, message(key('subjectLong'), { limit: maxSubjectLength })),
    body: filled(),
  });

/** The text with its placeholders replaced, in one pass; those that are unknown stay as they are. `values` are of the kind the text is. */
export const fillHolders = (text: string, values: Readonly<Record<EmailHolder, string>>): string =>
  text.replace(holder, (whole, name: string) => {
    const known = name.trim();
    return isHolder(known) ? values[known] : whole;
  });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as HTML. */
export const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
