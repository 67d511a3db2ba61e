import { array, lazy, object } from 'yup';
import type { FormQuestion } from '../../contract';
import { isEmail } from '../text/email';
import {
  answerLimit,
  visibleQuestions,
  attendeeSections,
  takesMany,
  textsOf,
  type AttendeeQuestion,
  type AttendeeSection,
} from './answers';
import { requiredWhen, text } from '../forms/textSchema';
import type { Answer, RegistrationContext } from './values';

const isOffered = ({ type, options, sessions }: FormQuestion, value: string): boolean => {
  if (type === 'sessionRegistration') return (sessions ?? []).some(({ id }) => id === value);
  return !options || options.includes(value);
};

const choice = (question: FormQuestion) =>
  requiredWhen(
    question.required,
    text().max(answerLimit(question), 'validation.choiceTooLong'),
    'validation.choiceRequired',
  ).test('offered', 'validation.choiceRequired', (value) => !value || isOffered(question, value));

/** Any of the options. 000 §5 Form choice option. */
const choices = (question: FormQuestion) => {
  const { maxChoices = Infinity, required } = question;
  return array(text().max(answerLimit(question), 'validation.choiceTooLong'))
    .default([])
    .min(required ? 1 : 0, 'validation.choiceRequired')
    .max(maxChoices, 'validation.choicesTooMany')
    .test('offered', 'validation.choiceRequired', (values) =>
      values.every((value) => isOffered(question, value)),
    );
};

const isDay = (value: string, { min, max }: FormQuestion): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // A 31st of February becomes another day.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return false;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
};

const isPhone = (value: string): boolean => /^\+?[\d\s().-]{5,30}$/.test(value);

const answer = (question: FormQuestion) => {
  if (takesMany(question)) return choices(question);
  const { type, required } = question;
  const checked = (key: string, isRight: (value: string) => boolean) =>
    requiredWhen(
      required,
      text().max(answerLimit(question), 'validation.answerTooLong'),
      requiredKeyOf(question),
    ).test(type, key, (value) => !value || isRight(value));
  switch (type) {
    case 'select':
    case 'radio':
      return choice(question);
    case 'email':
      return checked('validation.emailInvalid', isEmail);
    case 'phone':
      return checked('validation.phoneInvalid', isPhone);
    case 'date':
      return checked('validation.dateInvalid', (value) => isDay(value, question));
    default:
      return checked(requiredKeyOf(question), () => true);
  }
};

function requiredKeyOf({ attributeKey, type }: FormQuestion): string {
  if (attributeKey === 'firstName') return 'validation.firstNameRequired';
  if (attributeKey === 'lastName') return 'validation.lastNameRequired';
  if (type === 'country') return 'validation.countryRequired';
  return attributeKey === 'email' || type === 'email'
    ? 'validation.emailRequired'
    : 'validation.answerRequired';
}

/** The answers of each attendee, by the key of the ticket. Messages are i18n keys. */
export const attendeeFields = ({ form, personTickets = [] }: RegistrationContext) =>
  Object.fromEntries(
    (form ? attendeeSections(form, personTickets) : []).map(({ key, questions }) => [
      key,
      attendeeSchema(questions),
    ]),
  );

const schemaOf = (questions: readonly AttendeeQuestion[]) =>
  object(Object.fromEntries(questions.map((question) => [question.key, answer(question)])));

/** What is not asked is not checked; which questions are, hangs on the answers where one hangs on another. */
export const attendeeSchema = (questions: readonly AttendeeQuestion[]) =>
  questions.some(({ showWhen }) => showWhen)
    ? lazy((answers: Record<string, Answer> | undefined) =>
        schemaOf(visibleQuestions(questions, ({ key }) => answers?.[key])),
      )
    : schemaOf(questions);

/** Whether an attendee has answered: something, and nothing that would be refused. The rules are read once, and only of who has. */
export function completenessOf({ questions }: AttendeeSection) {
  let schema: ReturnType<typeof attendeeSchema> | undefined;
  return (answers: Record<string, Answer> = {}): boolean =>
    questions.some(({ key }) => textsOf(answers[key]).length > 0) &&
    (schema ??= attendeeSchema(questions)).isValidSync(answers);
}
