import { array, lazy, object } from 'yup';
import type { FormQuestion } from '../../contract';
import { answerLimit, visibleQuestions, attendeeSections, takesMany, type AttendeeQuestion } from './answers';
import { isOffered, isOfKind } from './completeness';
import { requiredWhen, text } from '../forms/textSchema';
import type { Answer, RegistrationContext } from './values';

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

const answer = (question: FormQuestion) => {
  if (takesMany(question)) return choices(question);
  const { type, required } = question;
  const checked = (key: string) =>
    requiredWhen(
      required,
      text().max(answerLimit(question), 'validation.answerTooLong'),
      requiredKeyOf(question),
    ).test(type, key, (value) => !value || isOfKind(question, value));
  switch (type) {
    case 'select':
    case 'radio':
      return choice(question);
    case 'email':
      return checked('validation.emailInvalid');
    case 'phone':
      return checked('validation.phoneInvalid');
    case 'date':
      return checked('validation.dateInvalid');
    default:
      return checked(requiredKeyOf(question));
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
