import type { FormQuestion } from '../../contract';
import { isEmail } from '../text/email';
import { answerLimit, takesMany, textsOf, visibleQuestions, type AttendeeSection } from './answers';
import type { Answer } from './values';

export const isOffered = ({ type, options, sessions }: FormQuestion, value: string): boolean => {
  if (type === 'sessionRegistration') return (sessions ?? []).some(({ id }) => id === value);
  return !options || options.includes(value);
};

const isDay = (value: string, { min, max }: FormQuestion): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // A 31st of February becomes another day.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return false;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
};

const isPhone = (value: string): boolean => /^\+?[\d\s().-]{5,30}$/.test(value);

/** Whether a text without spaces around it is of the kind a question asks for. */
export function isOfKind(question: FormQuestion, value: string): boolean {
  switch (question.type) {
    case 'email':
      return isEmail(value);
    case 'phone':
      return isPhone(value);
    case 'date':
      return isDay(value, question);
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'list':
    case 'sessionRegistration':
      return isOffered(question, value);
    default:
      return true;
  }
}

function isComplete(question: FormQuestion, answer: Answer | undefined): boolean {
  const texts = textsOf(answer);
  const most = takesMany(question) ? (question.maxChoices ?? Infinity) : 1;
  return (
    texts.length >= (question.required ? 1 : 0) &&
    texts.length <= most &&
    texts.every((text) => text.length <= answerLimit(question) && isOfKind(question, text))
  );
}

/** Whether an attendee has answered: something, and nothing that the schema would refuse. A form is folded by it before its schema is there. */
export const completenessOf =
  ({ questions }: AttendeeSection) =>
  (answers: Record<string, Answer> = {}): boolean =>
    questions.some(({ key }) => textsOf(answers[key]).length > 0) &&
    visibleQuestions(questions, ({ key }) => answers[key]).every((question) =>
      isComplete(question, answers[question.key]),
    );
