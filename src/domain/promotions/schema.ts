import { array, number, object, string } from 'yup';
import type { Message } from '../text/message';
import { isEmail } from '../text/email';
import { momentOf } from '../time/eventTime';
import { isCodeText, promotionLimits } from './limits';
import { noGroup, type PromotionTermsValues } from './values';

const problem = <Name extends string>(name: Name) => `organizer.promotions.problem.${name}` as const;

/** Said of a ticket type in the same words. */
const shared = <Name extends string>(name: Name) => `organizer.ticketTypes.problem.${name}` as const;

/** A key with what it says. The types of yup know texts only. */
const message = (key: ReturnType<typeof problem>, values: Message['values']) =>
  ({ key, values }) as unknown as string;

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const count = () =>
  number()
    .nullable()
    .default(null)
    .test('whole', shared('wholeNumber'), (value) => value === null || isCount(value));

const ids = () => array().of(string().defined()).default([]);

const minute = (timeZone: string) =>
  string()
    .default('')
    .test('real', shared('noSuchDate'), (value) => value === '' || momentOf(value, timeZone) !== null);

/** `timeZone` is the event's. */
const terms = (timeZone: string) => ({
  percentOff: number()
    .nullable()
    .default(null)
    .test('share', shared('percent'), (value) => value !== null && value >= 0 && value <= 100),
  discountedTicketTypeIds: ids(),
  revealedTicketTypeIds: ids(),
  start: minute(timeZone),
  end: minute(timeZone).test('orderly', problem('endBeforeStart'), (value, { parent }) => {
    const { start } = parent as PromotionTermsValues;
    const [from, to] = [momentOf(start, timeZone), momentOf(value, timeZone)];
    return from === null || to === null || to > from;
  }),
  maxTickets: count(),
  maxUses: count(),
  promotionGroupId: string().default(noGroup),
  note: string().default('').max(promotionLimits.note, problem('noteTooLong')),
});

const codeText = () =>
  string()
    .trim()
    .default('')
    .test('letters', problem('codeLetters'), (value) => isCodeText(value));

/** One promotion. Messages of all these are i18n keys. 002 §7. */
export const promotionSchema = (timeZone: string) =>
  object({
    code: codeText().required(problem('codeRequired')).max(promotionLimits.code, problem('codeTooLong')),
    ...terms(timeZone),
  });

/** Many that differ by their codes only. 002 §3 `bulkQuantity`. */
export const promotionBulkSchema = (timeZone: string) =>
  object({
    bulkQuantity: count().test(
      'some',
      problem('bulkQuantity'),
      (value) => isCount(value) && (value ?? 0) <= promotionLimits.bulk,
    ),
    prefix: codeText().max(promotionLimits.prefix, problem('prefixTooLong')),
    ...terms(timeZone),
  });

/** `others` are the names other groups have. */
export const promotionGroupSchema = (others: readonly string[]) => {
  const taken = new Set(others.map(folded));
  return object({
    name: string()
      .trim()
      .default('')
      .required(problem('groupName'))
      .max(promotionLimits.groupName, problem('groupNameTooLong'))
      .test('free', problem('groupNameTaken'), (value) => !taken.has(folded(value))),
    description: string().default('').max(promotionLimits.groupDescription, problem('descriptionTooLong')),
  });
};

const folded = (name: string) => name.trim().toLowerCase();

/** Addresses as people list them: one a line, or with commas, semicolons or spaces between. Each once. */
export function recipientsIn(text: string): string[] {
  const known = new Map<string, string>();
  for (const address of text.split(/[\s,;]+/).filter(Boolean)) {
    const key = address.toLowerCase();
    if (!known.has(key)) known.set(key, address);
  }
  return [...known.values()];
}

export interface PromotionEmailValues {
  recipients: string;
  subject: string;
  text: string;
}

export const promotionEmailSchema = () =>
  object({
    recipients: string()
      .default('')
      .test('addresses', (value, { createError }) => {
        const listed = recipientsIn(value);
        if (listed.length === 0) return createError({ message: problem('noRecipient') });
        if (listed.length > promotionLimits.recipients)
          return createError({ message: problem('tooManyRecipients') });
        const wrong = listed.find((address) => !isEmail(address));
        return (
          wrong === undefined || createError({ message: message(problem('recipient'), { address: wrong }) })
        );
      }),
    subject: string()
      .trim()
      .default('')
      .required(problem('subject'))
      .max(promotionLimits.subject, problem('subjectTooLong')),
    text: string()
      .trim()
      .default('')
      .required(problem('text'))
      .max(promotionLimits.text, problem('textTooLong')),
  });
