import type { FormEntry, FormModel, SaveRequest } from '../../src/contract';
import { hasArrayOf, isRecord } from '../../src/contract/shape';
import { Refusal } from './refusal';
import type { StoredHold, World } from './world';

/** Form field ids come trimmed at the underscore (000 §7). */
const trimId = (id: string): string => id.split('_')[0] ?? id;

/** One attendee as the form told it. */
export interface Attendee {
  firstName: string;
  lastName: string;
  email: string;
  answers: FormEntry[];
}

const isEntry = (entry: unknown) =>
  isRecord(entry) &&
  typeof entry['id'] === 'string' &&
  hasArrayOf(entry, 'submissionValues', (value) => typeof value === 'string');
const isSubmission = (ticket: unknown) =>
  isRecord(ticket) &&
  typeof ticket['id'] === 'string' &&
  isRecord(ticket['formSubmission']) &&
  hasArrayOf(ticket['formSubmission'], 'entities', isEntry);

/** The request, when its shape is one. Refuses with 4022. */
export function readSave(request: unknown): SaveRequest {
  if (
    !isRecord(request) ||
    typeof request['token'] !== 'string' ||
    !isRecord(request['billingAddress']) ||
    !hasArrayOf(request, 'personTickets', isSubmission)
  )
    throw new Refusal(4022, 'The request is not an order.');
  return request as unknown as SaveRequest;
}

/** Every rule but payment: total, agreement, each ticket's form, buyer, unique addresses. */
export function checkSave(
  world: World,
  request: SaveRequest,
  hold: StoredHold,
  hasAttendee: (email: string) => boolean,
): Attendee[] {
  const { orderTotal, currency } = hold.transaction;
  // Compared, never believed (FAULTS A27).
  if (request.orderTotal !== orderTotal || request.currency !== currency.code)
    throw new Refusal(4022, 'The total is not the total of the held tickets.');
  const { hideTermsCheckbox, autoAgree } = world.siteConf.features;
  if (!request.legalAgreement && !hideTermsCheckbox && !autoAgree)
    throw new Refusal(4022, 'Please read and accept terms before proceeding.');
  const attendees = hold.personTickets.map(({ id, ticketName }) => {
    const sent = request.personTickets.find((ticket) => ticket.id === id);
    if (!sent) throw new Refusal(4022, `The registration for ${ticketName} is missing.`);
    return readAttendee(world.form, sent.formSubmission.entities, ticketName);
  });
  checkBuyer(request, hold);
  if (world.sale.uniqueEmails) checkUnique(attendees, hasAttendee);
  return attendees;
}

const longestAnswer = 500;
const emailPattern = /^[^\s@]+@[^\s@]+$/;

function readAttendee(form: FormModel, entities: readonly FormEntry[], ticketName: string): Attendee {
  const sent = new Map(entities.map((entry) => [trimId(entry.id), entry.submissionValues]));
  const byMeaning = new Map<string, string>();
  const answers = form.entities.map((question) => {
    const values = (sent.get(trimId(question.id)) ?? []).map((value) => value.trim()).filter(Boolean);
    if (question.required && values.length === 0)
      throw new Refusal(4022, `${ticketName}: ${question.label} is required.`);
    if (values.some((value) => value.length > (question.maxLength ?? longestAnswer)))
      throw new Refusal(4022, `${ticketName}: ${question.label} is too long.`);
    if (question.type === 'email' && values.some((value) => !emailPattern.test(value)))
      throw new Refusal(4022, `${ticketName}: ${question.label} is not valid.`);
    if (question.options && values.some((value) => !question.options?.includes(value)))
      throw new Refusal(4022, `${ticketName}: ${question.label} is not one of the choices.`);
    byMeaning.set(question.attributeKey, values[0] ?? '');
    return { id: trimId(question.id), attributeKey: question.attributeKey, submissionValues: values };
  });
  const said = (meaning: string) => byMeaning.get(meaning) ?? '';
  return { firstName: said('firstName'), lastName: said('lastName'), email: said('email'), answers };
}

/** 000 §5: names and email of the buyer, except for one ticket of a free event. */
function checkBuyer({ billingAddress }: SaveRequest, { transaction, personTickets }: StoredHold): void {
  if (transaction.freeEvent && personTickets.length === 1) return;
  if (!billingAddress.firstName) throw new Refusal(4022, 'First name is required.');
  if (!billingAddress.lastName) throw new Refusal(4022, 'Last name is required.');
  if (!billingAddress.email) throw new Refusal(4022, 'Email is required.');
  if (!emailPattern.test(billingAddress.email)) throw new Refusal(4022, 'Email is not valid.');
}

function checkUnique(attendees: readonly Attendee[], hasAttendee: (email: string) => boolean): void {
  const emails = attendees.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const twice = [...new Set(emails.filter((email, index) => emails.indexOf(email) !== index))];
  if (twice.length > 0) throw new Refusal(4050, twice.join(', '));
  const taken = emails.filter(hasAttendee);
  if (taken.length > 0) throw new Refusal(4051, taken.join(', '));
}
