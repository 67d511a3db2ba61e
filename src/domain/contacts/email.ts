import { object, string, type ObjectSchema } from 'yup';
import type { Message } from '../text/message';
import { contactLimits } from './form';

/** An email to contacts as its form has it. */
export interface ContactEmailValues {
  subject: string;
  text: string;
  /** The number of recipients, typed where there are very many. */
  confirmed: string;
}

export const newContactEmail: ContactEmailValues = { subject: '', text: '', confirmed: '' };

/** How sending is confirmed: the number to type, and whether it was. */
export interface ContactEmailConfirmation {
  number: number;
  isTyped: (typed: string, number: number) => boolean;
}

const problem = <Name extends string>(name: Name) => `organizer.promotions.problem.${name}` as const;

/** A key with what it says. The types of yup know texts only. */
const message = (key: string, values: Message['values']) => ({ key, values }) as unknown as string;

/** An email to contacts; with `confirmation` its number has to be typed. Messages are i18n keys, or messages with values. 002 §7 email. */
export const contactEmailSchema = (
  confirmation: ContactEmailConfirmation | null,
): ObjectSchema<ContactEmailValues> =>
  object({
    subject: string()
      .trim()
      .default('')
      .required(problem('subject'))
      .max(contactLimits.subject, problem('subjectTooLong')),
    text: string()
      .trim()
      .default('')
      .required(problem('text'))
      .max(contactLimits.message, problem('textTooLong')),
    confirmed: string()
      .default('')
      .defined()
      .test('typed', (typed, { createError }) => {
        if (!confirmation || confirmation.isTyped(typed, confirmation.number)) return true;
        const number = String(confirmation.number);
        return createError({ message: message('organizer.kit.run.check.typeProblem', { number }) });
      }),
  });
