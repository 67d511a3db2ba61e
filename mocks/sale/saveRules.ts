import type { FormEntry, InvoiceData, SaveRequest } from '../../src/contract';
import { hasArrayOf, isRecord } from '../../src/contract/shape';
import { isEmail } from '../../src/domain/text/email';
import { formRequestOf, checkSeats, formFor, readAnswers, seatsIn } from './formRules';
import { Refusal } from '../db/refusal';
import type { StoredHold } from './stored';
import type { World } from '../db/world';

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

/** What the rules ask about everybody else. */
export interface Others {
  /** True when an attendee with this address is registered already. */
  hasAttendee: (email: string) => boolean;
  /** How many seats of a session are taken. */
  seatsTaken: (sessionId: string) => number;
  invoiceData: InvoiceData | undefined;
}

/** Every rule but payment: total, agreement, each ticket's form, seats, buyer, unique addresses. */
export function checkSave(
  world: World,
  request: SaveRequest,
  hold: StoredHold,
  { hasAttendee, seatsTaken, invoiceData }: Others,
): Attendee[] {
  const { orderTotal, currency } = hold.transaction;
  // Compared, never believed (FAULTS A27).
  if (request.orderTotal !== orderTotal || request.currency !== currency.code)
    throw new Refusal(4022, 'The total is not the total of the held tickets.');
  checkTerms(world, request);
  checkCustomFields(request.customFields);
  const attendees = hold.personTickets.map(({ id, ticketName, ticketTypeId }) => {
    const sent = request.personTickets.find((ticket) => ticket.id === id);
    if (!sent) throw new Refusal(4022, `The registration for ${ticketName} is missing.`);
    const formRequest = { ticketName, ...formRequestOf(world, hold.files) };
    return attendeeOf(
      readAnswers(formFor(world.form, ticketTypeId), sent.formSubmission.entities, formRequest),
    );
  });
  checkBuyer(request, hold);
  if (hold.transaction.isPayByInvoice && orderTotal > 0) checkInvoice(request.billingAddress, invoiceData);
  if (world.sale.uniqueEmails) checkUnique(attendees, hasAttendee);
  const seats = attendees.flatMap(({ answers }) => seatsIn(answers));
  checkSeats(world.form, seats, seatsTaken);
  return attendees;
}

const maxCustomFields = 20;
const maxCustomLength = 1_000;

/** They come from a page that anybody can write: kept small. */
function checkCustomFields(fields: SaveRequest['customFields'] = {}): void {
  const values = Object.values(fields);
  if (values.length > maxCustomFields || values.some((value) => value.length > maxCustomLength))
    throw new Refusal(4022, 'The fields of the page are too many or too long.');
}

const terms = 'Please read and accept terms before proceeding.';

/** 000 §5: the legal agreement unless nobody is asked, and the organizer's own terms when they are mandatory. */
function checkTerms({ siteConf, widget }: World, request: SaveRequest): void {
  const { hideTermsCheckbox, autoAgree } = siteConf.features;
  if (!request.legalAgreement && !hideTermsCheckbox && !autoAgree) throw new Refusal(4022, terms);
  if (widget.additionalTermsMandatory && !request.additionalTermsConsent) throw new Refusal(4022, terms);
}

function attendeeOf(answers: FormEntry[]): Attendee {
  const said = (meaning: string) =>
    answers.find(({ attributeKey }) => attributeKey === meaning)?.submissionValues[0] ?? '';
  return { firstName: said('firstName'), lastName: said('lastName'), email: said('email'), answers };
}

/** 000 §5: names and email of the buyer, except for one ticket of a free event. */
function checkBuyer({ billingAddress }: SaveRequest, { transaction, personTickets }: StoredHold): void {
  if (transaction.freeEvent && personTickets.length === 1) return;
  if (!billingAddress.firstName) throw new Refusal(4022, 'First name is required.');
  if (!billingAddress.lastName) throw new Refusal(4022, 'Last name is required.');
  if (!billingAddress.email) throw new Refusal(4022, 'Email is required.');
  if (!isEmail(billingAddress.email.trim())) throw new Refusal(4022, 'Email is not valid.');
}

/** 000 §5: by invoice, the fields that are visible and required, in the words of the billing model. */
const invoiceFields = [
  ['billedContact', 'Billed Contact is required.'],
  ['company', 'Company is required.'],
  ['vat', 'Field is required.'],
  ['address1', 'Address is required.'],
  ['city', 'City is required.'],
  ['state', 'State is required.'],
  ['zip', 'Zip code is required.'],
  ['countryCode', 'Country is required.'],
  ['memo', 'Additional Notes is required.'],
] as const;

function checkInvoice(billing: SaveRequest['billingAddress'], data: InvoiceData | undefined): void {
  for (const [field, text] of invoiceFields)
    if (data?.[`${field}Visible`] && data[`${field}Required`] && !billing[field]?.trim())
      throw new Refusal(4022, text);
}

function checkUnique(attendees: readonly Attendee[], hasAttendee: (email: string) => boolean): void {
  const emails = attendees.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const twice = [...new Set(emails.filter((email, index) => emails.indexOf(email) !== index))];
  if (twice.length > 0) throw new Refusal(4050, twice.join(', '));
  const taken = emails.filter(hasAttendee);
  if (taken.length > 0) throw new Refusal(4051, taken.join(', '));
}
