import type { AttendeeUpdate, FormModel, FormQuestionType, MyTicket } from '../../contract';
import { attendeeUpdate, attendeeValues, changeableQuestions } from '../orders';
import {
  answerKey,
  attendeeSections,
  textsOf,
  trimFieldId,
  type Answer,
  type AttendeeQuestion,
  type AttendeeSection,
} from '../registration';

const personKeys = ['firstName', 'lastName', 'email'] as const;
type PersonKey = (typeof personKeys)[number];

/** A file is uploaded for a hold alone, and who agreed to what stays on record: the organizer sees to these. */
export const fixedForBuyers: ReadonlySet<FormQuestionType> = new Set(['file', 'consent']);

/** Something of the registration can be changed by the organizer only. */
export const hasFixedAnswers = (form: FormModel, { registration }: MyTicket): boolean =>
  form.entities.some(
    ({ id, type }) =>
      fixedForBuyers.has(type) &&
      registration.some((entry) => isAnswerTo(entry, id) && entry.submissionValues.length > 0),
  );

const isAnswerTo = (entry: MyTicket['registration'][number], questionId: string) =>
  entry.id === questionId || entry.id === trimFieldId(questionId);

const personKeyOf = ({ attributeKey }: AttendeeQuestion): PersonKey | undefined =>
  personKeys.find((key) => key === attributeKey);

/** What can be changed about the attendee of a ticket, as the form asks it now. */
export function attendeeSection(form: FormModel, ticket: MyTicket): AttendeeSection {
  const changeable = new Map(
    changeableQuestions(form, ticket, fixedForBuyers).map((question) => [question.key, question] as const),
  );
  const questions = attendeeSections(form, [{ ...ticket, formSubmission: { entities: [] } }]).flatMap(
    (section) =>
      section.questions.flatMap((question) =>
        personKeyOf(question) ? question : (changeable.get(question.key) ?? []),
      ),
  );
  return { key: answerKey(ticket.id), ticketName: ticket.ticketName, questions };
}

/** What the form begins with. */
export function attendeeAnswers(ticket: MyTicket, { questions }: AttendeeSection): Record<string, Answer> {
  const { answers } = attendeeValues(ticket, questions);
  const ofPerson = questions.flatMap((question) => {
    const key = personKeyOf(question);
    return key ? [[question.key, ticket[key]] as const] : [];
  });
  return { ...answers, ...Object.fromEntries(ofPerson) };
}

/** What is sent: who the attendee is, and of the answers those that changed. What the form does not ask stays as it is. */
export function myAttendeeUpdate(
  ticket: MyTicket,
  { questions }: AttendeeSection,
  answers: Record<string, Answer>,
): AttendeeUpdate {
  const person = { firstName: ticket.firstName, lastName: ticket.lastName, email: ticket.email };
  for (const question of questions) {
    const key = personKeyOf(question);
    if (key) person[key] = textsOf(answers[question.key])[0] ?? '';
  }
  const others = questions.filter((question) => !personKeyOf(question));
  const before = attendeeValues(ticket, others);
  return { ...attendeeUpdate({ ...person, answers }, others, before), version: ticket.version };
}
