import { boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { Chatbot, ChatbotAnswer, ChatbotSettings } from '../../contract';
import { email } from '../forms/textSchema';

/** An answer as the form has it. */
export interface ChatbotAnswerRow extends ChatbotAnswer {
  /** Its own within the form; nothing that is saved. */
  key: string;
}

/** A chatbot as its form has it. */
export interface ChatbotValues {
  enabled: boolean;
  name: string;
  greeting: string;
  /** '' for nobody. */
  handoffEmail: string;
  answers: readonly ChatbotAnswerRow[];
}

/** Characters; 002 §7 chatbot. */
export const chatbotLimits = { name: 40, greeting: 280, question: 200, answer: 1_000, tryOut: 500 } as const;

export const newAnswer: ChatbotAnswer = { question: '', answer: '' };

export const chatbotValues = ({
  enabled,
  name,
  greeting,
  handoffEmail,
  answers,
}: Chatbot): ChatbotValues => ({
  enabled,
  name,
  greeting,
  handoffEmail,
  answers: answers.map(({ question, answer }, index) => ({ key: `answer-${index + 1}`, question, answer })),
});

export const chatbotSettings = (values: ChatbotValues): ChatbotSettings => ({
  enabled: values.enabled,
  name: values.name.trim(),
  greeting: values.greeting.trim(),
  handoffEmail: values.handoffEmail.trim(),
  answers: values.answers.map(({ question, answer }) => ({ question, answer })),
});

/** The rows with `answer` in the place of the one with `key`; behind them all without one. */
export function withAnswer(
  rows: readonly ChatbotAnswerRow[],
  { question, answer }: ChatbotAnswer,
  key?: string,
): readonly ChatbotAnswerRow[] {
  const next = { question: question.trim(), answer: answer.trim() };
  if (key !== undefined) return rows.map((row) => (row.key === key ? { ...row, ...next } : row));
  const numbers = rows.map((row) => Number(row.key.slice('answer-'.length)));
  return [...rows, { key: `answer-${Math.max(0, ...numbers) + 1}`, ...next }];
}

const folded = (text: string) => text.trim().toLowerCase();
const filled = (empty: string, max: number, tooLong: string) =>
  string()
    .default('')
    .defined()
    .test('there', empty, (value) => value.trim() !== '')
    .test('length', tooLong, (value) => value.trim().length <= max);

/** One answer; `others` are the questions of the rest. Messages are i18n keys. */
export const answerSchema = (others: readonly string[]): ObjectSchema<ChatbotAnswer> => {
  const taken = new Set(others.map(folded));
  return object({
    question: filled(
      'organizer.polls.problem.noQuestion',
      chatbotLimits.question,
      'organizer.administration.problem.reasonTooLong',
    ).test('free', 'organizer.developers.chatbot.error.questionTaken', (value) => !taken.has(folded(value))),
    answer: filled(
      'organizer.developers.chatbot.error.answer',
      chatbotLimits.answer,
      'organizer.resources.problem.descriptionTooLong',
    ),
  });
};

/** A chatbot. Messages are i18n keys. */
export const chatbotSchema: ObjectSchema<ChatbotValues> = object({
  enabled: boolean().default(false).defined(),
  name: filled(
    'organizer.tags.problem.nameRequired',
    chatbotLimits.name,
    'organizer.tags.problem.nameTooLong',
  ),
  greeting: string()
    .default('')
    .defined()
    .test(
      'length',
      'organizer.sharing.error.tooLong',
      (value) => value.trim().length <= chatbotLimits.greeting,
    ),
  handoffEmail: email(false).defined(),
  answers: mixed<readonly ChatbotAnswerRow[]>()
    .default([])
    .defined()
    .test(
      'there',
      'organizer.developers.chatbot.error.noAnswer',
      (value, { parent }) => value.length > 0 || !(parent as ChatbotValues).enabled,
    ),
});
