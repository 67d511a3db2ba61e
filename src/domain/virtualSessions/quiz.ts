import { array, object, string, type ObjectSchema } from 'yup';
import type { QuizQuestion } from '../../contract';
import { text } from '../forms/textSchema';

interface QuestionValues {
  text: string;
  /** One a line. */
  options: string;
  /** The right one, as its line has it; '' until it is chosen. */
  right: string;
}

/** A quiz as its form has it. */
export interface QuizValues {
  title: string;
  questions: QuestionValues[];
}

export const newQuestion: QuestionValues = { text: '', options: '', right: '' };
export const newQuiz: QuizValues = { title: '', questions: [newQuestion] };

const fewestOptions = 2;

/** The lines that are options, each once. */
export const optionsIn = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** A quiz as it is sent. */
export const quizRequest = ({
  title,
  questions,
}: QuizValues): { title: string; questions: QuizQuestion[] } => ({
  title: title.trim(),
  questions: questions.map((question) => {
    const options = optionsIn(question.options);
    return { text: question.text.trim(), options, rightOption: options.indexOf(question.right) };
  }),
});

/** Messages are i18n keys. */
export const quizSchema: ObjectSchema<QuizValues> = object({
  title: text().required('organizer.website.error.title'),
  questions: array()
    .of(
      object({
        text: text().required('organizer.virtualSessions.quiz.error.question'),
        options: string()
          .default('')
          .defined()
          .test(
            'few',
            'organizer.virtualSessions.quiz.error.options',
            (lines) => optionsIn(lines).length >= fewestOptions,
          ),
        right: string()
          .default('')
          .defined()
          .test('there', 'organizer.virtualSessions.quiz.error.right', (right, { parent }) =>
            optionsIn((parent as QuestionValues).options).includes(right),
          ),
      }),
    )
    .default([])
    .defined(),
});
