import { array, lazy, mixed, object, string, type ObjectSchema } from 'yup';
import type { EmailCampaign, EmailContext } from '../../contract';
import { isEmail } from '../text/email';
import { momentOf } from '../time/eventTime';
import type { Message } from '../text/message';
import { recipientsIn } from '../promotions';
import { safeUrl } from '../links/safeUrl';
import type { BlockDraft } from './blocks';
import { unknownPlaceholder } from './placeholders';
import { checkInChoices, leads, registrationStatuses, type EmailValues } from './values';

export const emailLimits = { name: 100, subject: 200, text: 5_000, blocks: 100, previews: 10 } as const;

const problem = <Name extends string>(name: Name) => `organizer.emails.error.${name}` as const;

/** A key with what it says. The types of yup know texts only. */
const message = (key: string, values: Message['values']) => ({ key, values }) as unknown as string;

export interface EmailRules extends Pick<EmailContext, 'placeholders' | 'timeZoneId'> {
  type: EmailCampaign['type'];
  /** It is to go out: nothing may be missing. A draft may be unfinished. */
  isComplete: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** An email campaign as it is saved or, with `isComplete`, as it is published. Answers i18n keys. 002 §4, §7 Email builder. */
export function emailSchema(rules: EmailRules): ObjectSchema<EmailValues> {
  const { placeholders, timeZoneId, type, isComplete, now } = rules;
  const isOnce = type === 'SCHEDULED';
  const textOf = () =>
    string()
      .default('')
      .test('placeholders', (value, { createError }) => {
        const unknown = unknownPlaceholder(value, placeholders);
        return unknown === null || createError({ message: message(problem('placeholder'), { unknown }) });
      });
  const block = ({ kind }: BlockDraft) =>
    object({
      text: textOf()
        .max(emailLimits.text, 'validation.answerTooLong')
        .test(
          'written',
          'validation.answerRequired',
          (value) => !isComplete || kind === 'DIVIDER' || value.trim() !== '',
        ),
      url: string()
        .default('')
        .test('https', problem('url'), (value) => {
          if (!leads(kind)) return true;
          if (value.trim() === '') return !isComplete;
          return safeUrl(value, { allow: ['https:'] }) !== null;
        }),
    });
  return object({
    name: string()
      .trim()
      .default('')
      .required('validation.answerRequired')
      .max(emailLimits.name, 'validation.answerTooLong'),
    subject: textOf()
      .max(emailLimits.subject, 'validation.answerTooLong')
      .test('written', 'validation.answerRequired', (value) => !isComplete || value.trim() !== ''),
    order: array()
      .of(string().defined())
      .defined()
      .max(emailLimits.blocks, problem('tooManyBlocks'))
      .test('content', problem('noContent'), (order, { parent }) => {
        const { blocks } = parent as EmailValues;
        return !isComplete || order.some((id) => blocks[id] && blocks[id].kind !== 'DIVIDER');
      }),
    blocks: lazy((blocks: EmailValues['blocks']) =>
      object(Object.fromEntries(Object.entries(blocks).map(([id, each]) => [id, block(each)]))),
    ),
    when: mixed<EmailValues['when']>().oneOf(['DATE', 'NOW']).default('DATE').defined(),
    date: string()
      .default('')
      .test('date', (value, { parent, createError }) => {
        if (!isOnce || (parent as EmailValues).when !== 'DATE') return true;
        if (value === '') return !isComplete || createError({ message: problem('noDate') });
        const moment = momentOf(value, timeZoneId);
        if (moment === null) return createError({ message: 'organizer.ticketTypes.problem.noSuchDate' });
        return !isComplete || moment > now() || createError({ message: problem('dateOver') });
      }),
    registrationStatus: mixed<EmailValues['registrationStatus']>()
      .oneOf([...registrationStatuses])
      .defined(),
    ticketTypeIds: array().of(string().defined()).default([]),
    listIds: array().of(string().defined()).default([]),
    checkIn: mixed<EmailValues['checkIn']>()
      .oneOf([...checkInChoices])
      .default('ANY')
      .defined(),
    registrationStatuses: array()
      .of(
        mixed<EmailValues['registrationStatus']>()
          .oneOf([...registrationStatuses])
          .defined(),
      )
      .default([])
      .test('some', problem('nobody'), (chosen) => !isOnce || chosen.length > 0),
  }) as unknown as ObjectSchema<EmailValues>;
}

/** A campaign as it is begun. */
export interface NewEmailValues {
  name: string;
  type: EmailCampaign['type'];
  /** Of the templates of the type; `blankTemplate` for none. */
  templateId: string;
}

/** Stands for no template: an option without a value can't be chosen. */
export const blankTemplate = 'blank';

export const newEmailSchema = (): ObjectSchema<NewEmailValues> =>
  object({
    name: string()
      .trim()
      .default('')
      .required('validation.answerRequired')
      .max(emailLimits.name, 'validation.answerTooLong'),
    type: mixed<NewEmailValues['type']>().oneOf(['SCHEDULED', 'REGISTRATION']).default('SCHEDULED').defined(),
    templateId: string().default(blankTemplate).defined(),
  });

export interface PreviewRecipients {
  /** As people list them: one a line, or with commas, semicolons or spaces between. */
  recipients: string;
}

export const previewSchema = (): ObjectSchema<PreviewRecipients> =>
  object({
    recipients: string()
      .default('')
      .defined()
      .test('addresses', (value, { createError }) => {
        const listed = recipientsIn(value);
        if (listed.length === 0) return createError({ message: 'organizer.promotions.problem.noRecipient' });
        if (listed.length > emailLimits.previews)
          return createError({
            message: message(problem('tooManyRecipients'), { max: emailLimits.previews }),
          });
        const wrong = listed.find((address) => !isEmail(address));
        return (
          wrong === undefined ||
          createError({ message: message('organizer.promotions.problem.recipient', { address: wrong }) })
        );
      }),
  });
