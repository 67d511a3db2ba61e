import { boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { Poll, PollDraft, PollStatus, PollUpdate } from '../../contract';

/** An option as the form has it. */
export interface OptionValues {
  /** Its id; `new-` and a number for one that is not saved yet. */
  key: string;
  text: string;
}

/** A poll as its form has it. */
export interface PollValues {
  question: string;
  multiple: boolean;
  options: readonly OptionValues[];
}

/** 002 §7 Polls. */
export const pollLimits = { question: 300, minOptions: 2, maxOptions: 12 } as const;

const newKey = 'new-';

export const newPoll: PollValues = {
  question: '',
  multiple: false,
  options: [
    { key: `${newKey}1`, text: '' },
    { key: `${newKey}2`, text: '' },
  ],
};

/** A key that no option has. */
export function freeOptionKey(options: readonly OptionValues[]): string {
  const numbers = options.filter(({ key }) => key.startsWith(newKey)).map(({ key }) => Number(key.slice(4)));
  return `${newKey}${Math.max(0, ...numbers) + 1}`;
}

export const pollValues = ({ question, multiple, options }: Poll): PollValues => ({
  question,
  multiple,
  options: options.map(({ id, text }) => ({ key: id, text })),
});

export const pollDraft = ({ question, multiple, options }: PollValues): PollDraft => ({
  question: question.trim(),
  multiple,
  options: options.map(({ key, text }) => ({
    ...(!key.startsWith(newKey) && { id: key }),
    text: text.trim(),
  })),
});

/** A saved poll as it shall be; `modified` says which version of it was read. */
export const pollUpdate = (values: PollValues, status: PollStatus, modified: string): PollUpdate => ({
  ...pollDraft(values),
  status,
  modified,
});

function optionsProblem(options: readonly OptionValues[]): string | null {
  const texts = options.map(({ text }) => text.trim());
  if (texts.length < pollLimits.minOptions) return 'organizer.polls.problem.fewOptions';
  if (texts.length > pollLimits.maxOptions) return 'organizer.polls.problem.manyOptions';
  if (texts.includes('')) return 'organizer.polls.problem.emptyOption';
  return new Set(texts).size < texts.length ? 'organizer.registrationForm.choicesAlike' : null;
}

/** A poll. Messages are i18n keys. */
export const pollSchema: ObjectSchema<PollValues> = object({
  question: string()
    .default('')
    .defined()
    .test('there', 'organizer.polls.problem.noQuestion', (value) => value.trim() !== '')
    .test(
      'length',
      'organizer.polls.problem.questionTooLong',
      (value) => value.trim().length <= pollLimits.question,
    ),
  multiple: boolean().default(false).defined(),
  options: mixed<readonly OptionValues[]>()
    .default([])
    .defined()
    .test('options', function test(options) {
      const wrong = optionsProblem(options);
      return wrong === null || this.createError({ message: wrong });
    }),
});
