import { ValidationError } from 'yup';
import type { AttendeeUpdate, FormEntry, FormModel, FormQuestionType } from '../../../../src/contract';
import { attendeeUpdateSchema, attendeeValues, changeableQuestions } from '../../../../src/domain/orders';
import {
  takesMany,
  textsOf,
  trimFieldId,
  visibleQuestions,
  type AttendeeQuestion,
} from '../../../../src/domain/registration';
import { Refusal, type StoredTicket } from '../../../db';
import { malformed } from '../../../rules/fields';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';
import { isAnswerTo } from '../../../sale/answerIds';
import { checkSeats, seatsIn } from '../../../sale/formRules';
import { statusOf, type SoldTicket } from '../../../sale/orders';
import { organizerTicket, versionOf } from './orders';
import { mustNotBeSwapping } from './swaps';

/** What a backend says of a broken rule: 000 §5 where it has words. */
const labels: Record<string, string> = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  nameTooLong: 'A name has at most 80 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  countryRequired: 'Country is required',
  answerRequired: 'An answer is required',
  answerTooLong: 'The answer is too long',
  choiceRequired: 'Choose one of the options',
  choiceTooLong: 'The answer is too long',
  choicesTooMany: 'These are too many',
  phoneInvalid: 'Enter a valid phone number',
  dateInvalid: 'Choose a day that is offered',
};

/**
 * The attendee is written correctly. `fixed`: types of questions whose answers stay, those of organizers when absent. Refuses with 4000,
 * 4012, 4051, 4090 and 4091.
 */
export function updateAttendee(
  context: RuleContext,
  sold: SoldTicket,
  update: AttendeeUpdate,
  fixed?: ReadonlySet<FormQuestionType>,
): SoldTicket {
  const { db } = context;
  const { order, ticket } = sold;
  const { form } = db.world;
  if (statusOf(ticket) === 'cancelled')
    throw new Refusal(4091, `Ticket ${ticket.id} is cancelled: its attendee can’t be changed.`);
  mustNotBeSwapping(context, order);
  if (update.version !== versionOf(ticket))
    throw new Refusal(4090, `Ticket ${ticket.id} was changed meanwhile.`);
  const questions = changeableQuestions(form, organizerTicket(sold, form), fixed);
  const person = {
    firstName: update.firstName.trim(),
    lastName: update.lastName.trim(),
    email: update.email.trim(),
  };
  const answers = answersOf(ticket, { questions, person, update });
  check(sold, form, { questions, next: { ...ticket, ...person, answers } });
  const seats = seatsIn(ticket.answers);
  checkSeats(
    form,
    seatsIn(answers).filter((seat) => !seats.includes(seat)),
    db.orderBook.seatsTaken,
  );
  const isAnother = person.email.toLowerCase() !== ticket.email.toLowerCase();
  if (db.world.sale.uniqueEmails && isAnother && db.orderBook.hasAttendee(person.email))
    throw new Refusal(4051, person.email);
  const next: StoredTicket = {
    ...ticket,
    ...person,
    answers,
    changes: [...(ticket.changes ?? []), { date: stamp(context.clock) }],
  };
  const changed = db.orderBook.change(order.id, {
    tickets: order.tickets.map((each) => (each === ticket ? next : each)),
  });
  return { order: changed, ticket: next };
}

interface Change {
  questions: readonly AttendeeQuestion[];
  person: Record<string, string>;
  update: AttendeeUpdate;
}

/** What was answered, with what shall be other; who the attendee is stands there as well. Refuses with 4000 what can't be changed. */
function answersOf({ answers }: StoredTicket, { questions, person, update }: Change) {
  const entries = new Map<string, FormEntry>(
    answers.map((entry) => {
      const value = person[entry.attributeKey];
      return [entry.id, value === undefined ? entry : { ...entry, submissionValues: value ? [value] : [] }];
    }),
  );
  for (const { id, submissionValues } of update.answers) {
    const question = questions.find((one) => isAnswerTo(id, one.id));
    if (!question) throw malformed(`answers.${id}`, 'This answer can’t be changed');
    if (submissionValues.length > 1 && !takesMany(question))
      throw malformed(`answers.${id}`, 'It takes one answer');
    entries.set(entryId(entries, question), {
      id: entryId(entries, question),
      attributeKey: question.attributeKey,
      submissionValues: textsOf(submissionValues),
    });
  }
  return withoutHidden(questions, [...entries.values()]);
}

const entryId = (entries: ReadonlyMap<string, FormEntry>, { id }: AttendeeQuestion): string =>
  [...entries.keys()].find((known) => isAnswerTo(known, id)) ?? trimFieldId(id);

/** What is not asked any more after an answer changed has none. */
function withoutHidden(questions: readonly AttendeeQuestion[], entries: FormEntry[]) {
  const valuesOf = ({ id }: { id: string }) =>
    entries.find((entry) => isAnswerTo(entry.id, id))?.submissionValues;
  const visible = new Set(visibleQuestions(questions, valuesOf));
  const hidden = questions.filter((question) => !visible.has(question));
  return entries.map((entry) =>
    hidden.some(({ id }) => isAnswerTo(entry.id, id)) ? { ...entry, submissionValues: [] } : entry,
  );
}

interface Checked {
  questions: readonly AttendeeQuestion[];
  next: StoredTicket;
}

/** By the rules of the buyer's form. Refuses with 4000 and the member. */
function check(sold: SoldTicket, form: FormModel, { questions, next }: Checked): void {
  const before = organizerTicket(sold, form);
  const values = attendeeValues(organizerTicket({ ...sold, ticket: next }, form), questions);
  try {
    attendeeUpdateSchema(form, before, questions).validateSync(values, { abortEarly: false });
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const [first = cause] = cause.inner;
    const { path = '', message } = first;
    throw malformed(memberOf(path, questions), labels[message.split('.').at(-1) ?? ''] ?? message);
  }
}

/** Of an answer `answers.` and its id, whatever its key is, and whichever of several texts it is. */
function memberOf(path: string, questions: readonly AttendeeQuestion[]): string {
  const question = questions.find(({ key }) => path.replace(/\[\d+\]$/, '') === `answers.${key}`);
  return question ? `answers.${trimFieldId(question.id)}` : path;
}
