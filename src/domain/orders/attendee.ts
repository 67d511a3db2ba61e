import { object, type ObjectSchema } from 'yup';
import type {
  AttendeeUpdate,
  FormModel,
  FormQuestion,
  FormQuestionType,
  OrganizerTicket,
} from '../../contract';
import { email, requiredWhen, text } from '../forms/textSchema';
import { isSame, saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import {
  attendeeSchema,
  attendeeSections,
  takesMany,
  textsOf,
  trimFieldId,
  visibleQuestions,
  type Answer,
  type AttendeeQuestion,
} from '../registration';
import { orderProblem } from './orderProblem';
import { orderLimits } from './orderSchemas';

/** What is known of a ticket's attendee. */
type Attendee = Pick<
  OrganizerTicket,
  'id' | 'ticketTypeId' | 'ticketName' | 'firstName' | 'lastName' | 'email' | 'registration'
>;

/** An attendee as a form has them; answers by `answerKey` of their question. */
export interface AttendeeValues {
  firstName: string;
  lastName: string;
  email: string;
  answers: Record<string, Answer>;
}

/** They have fields of their own. */
const ofPerson = new Set(['firstName', 'lastName', 'email']);

/** Only the attendee has the file, can agree, and takes a seat. */
const ofAttendeeAlone = new Set<FormQuestionType>(['file', 'consent', 'sessionRegistration']);

const answersTo = ({ registration }: Attendee, { id }: Pick<FormQuestion, 'id'>): string[] =>
  textsOf(
    registration.findLast((entry) => entry.id === trimFieldId(id) || entry.id === id)?.submissionValues,
  );

const questionsFor = (form: FormModel, ticket: Attendee): AttendeeQuestion[] =>
  attendeeSections(form, [{ ...ticket, formSubmission: { entities: [] } }]).flatMap(
    ({ questions }) => questions,
  );

/**
 * The questions whose answers can be changed, as they are asked now: all but those of types that are `fixed`, for organizers those that are
 * the attendee's alone. A choice that is no longer offered stays possible for who made it, and
 * nobody has to answer what they did not: the form may have changed since.
 */
export function changeableQuestions(
  form: FormModel,
  ticket: Attendee,
  fixed: ReadonlySet<FormQuestionType> = ofAttendeeAlone,
): AttendeeQuestion[] {
  const isChangeable = ({ attributeKey, type }: FormQuestion) =>
    !ofPerson.has(attributeKey) && !fixed.has(type);
  const all = questionsFor(form, ticket);
  const given = new Map(all.map((question) => [question.id, answersTo(ticket, question)]));
  const others = new Set(all.filter((question) => !isChangeable(question)).map(({ id }) => id));
  return all.filter(isChangeable).flatMap(({ showWhen, ...question }) => {
    const answers = given.get(question.id) ?? [];
    const isDecided = showWhen !== undefined && others.has(showWhen.questionId);
    if (isDecided && !given.get(showWhen.questionId)?.some((text) => showWhen.values.includes(text)))
      return [];
    const { options } = question;
    return {
      ...question,
      required: question.required && answers.length > 0,
      ...(options && { options: [...new Set([...options, ...answers])] }),
      ...(showWhen && !isDecided && { showWhen }),
    };
  });
}

/** What the form begins with. A session that left the agenda is chosen no more. */
export const attendeeValues = (ticket: Attendee, questions: readonly AttendeeQuestion[]): AttendeeValues => ({
  firstName: ticket.firstName,
  lastName: ticket.lastName,
  email: ticket.email,
  answers: Object.fromEntries(
    questions.map((question) => {
      const { sessions } = question;
      const texts = answersTo(ticket, question).filter(
        (text) => !sessions || sessions.some(({ id }) => id === text),
      );
      return [question.key, takesMany(question) ? texts : (texts[0] ?? '')];
    }),
  ),
});

const nameField = (key: string) =>
  requiredWhen(true, text(), key).max(orderLimits.name, 'organizer.orders.order.problem.nameTooLong');

/** An email can be left empty only where none is asked for. */
export const isEmailRequired = (form: FormModel, ticket: Attendee): boolean =>
  ticket.email !== '' ||
  questionsFor(form, ticket).some(({ attributeKey, required }) => attributeKey === 'email' && required);

/** As the buyer's form checks them. Messages are i18n keys. */
export const attendeeUpdateSchema = (
  form: FormModel,
  ticket: Attendee,
  questions: readonly AttendeeQuestion[],
) =>
  object({
    firstName: nameField('validation.firstNameRequired'),
    lastName: nameField('validation.lastNameRequired'),
    email: email(isEmailRequired(form, ticket)),
    answers: attendeeSchema(questions),
  }) as unknown as ObjectSchema<AttendeeValues>;

/** What is sent: of the answers only those that changed, and none to what is not asked any more. */
export function attendeeUpdate(
  values: AttendeeValues,
  questions: readonly AttendeeQuestion[],
  before: AttendeeValues,
): Omit<AttendeeUpdate, 'version'> {
  const visible = new Set(visibleQuestions(questions, ({ key }) => values.answers[key]));
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    answers: questions.flatMap((question) => {
      const next = visible.has(question) ? textsOf(values.answers[question.key]) : [];
      if (isSame(next, textsOf(before.answers[question.key]))) return [];
      return [{ id: trimFieldId(question.id), submissionValues: next }];
    }),
  };
}

const hasTicket = 4051;
const answerPrefix = 'answers.';

/** Why an attendee was not changed: by the field that is to be changed, where there is one. */
export function attendeeProblem(
  failure: SaveFailure,
  questions: readonly AttendeeQuestion[] = [],
): SaveProblem {
  const { code, field } = failure;
  if (code === hasTicket) return { ...orderProblem(failure), field: 'email' };
  if (!field) return orderProblem(failure);
  const question = field.startsWith(answerPrefix)
    ? questions.find(({ id }) => trimFieldId(id) === field.slice(answerPrefix.length))
    : undefined;
  return saveProblem(question ? { ...failure, field: `${answerPrefix}${question.key}` } : failure);
}
