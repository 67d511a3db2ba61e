import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../../../mocks';
import {
  getOrder,
  getTicket,
  updateTicketAttendee,
  type AttendeeUpdate,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, client } = backendInTests();

const kwame = 'NL26-4817-2';
const update: AttendeeUpdate = {
  firstName: 'Kwame',
  lastName: 'Osei-Bonsu',
  email: 'kwame@tidewater.example',
  answers: [],
  version: 1,
};
const change = (changes: Partial<AttendeeUpdate> = {}, ticketId = kwame) =>
  client.call(updateTicketAttendee, { params: { eventId, ticketId }, body: { ...update, ...changes } });
const read = () => client.call(getOrder, { params: { eventId, orderId: '2000-4817' } });

describe('an attendee who is corrected', () => {
  it('keeps the ticket, what was paid and the answers that are not named, and gets no email', async () => {
    const before = await read();
    const ticket = await change({ answers: [{ id: '105', submissionValues: ['Vegan'] }] });
    expect(ticket).toMatchObject({ lastName: 'Osei-Bonsu', email: 'kwame@tidewater.example', version: 2 });
    const after = await read();
    expect([after.total, after.payments, after.mails]).toEqual([before.total, before.payments, before.mails]);
    const again = await change({ version: 2, answers: [{ id: '104', submissionValues: [' Tidewater '] }] });
    expect(again.changes).toHaveLength(2);
    const answers = again.registration.map(({ id, submissionValues }) => [id, ...submissionValues]);
    expect(answers).toEqual(
      expect.arrayContaining([
        ['105', 'Vegan'],
        ['104', 'Tidewater'],
      ]),
    );
  });

  eachRow<[string, Partial<AttendeeUpdate>, string]>([
    ['without a first name', { firstName: ' ' }, 'firstName'],
    ['with too long a name', { lastName: 'x'.repeat(81) }, 'lastName'],
    ['without an address', { email: '' }, 'email'],
    ['with an address that is none', { email: 'kwame' }, 'email'],
    [
      'with a choice that there is not',
      { answers: [{ id: '105', submissionValues: ['Hay'] }] },
      'answers.105',
    ],
    [
      'with two answers to a question',
      { answers: [{ id: '105', submissionValues: ['Vegan', 'Halal'] }] },
      'answers.105',
    ],
    [
      'with a question that there is not',
      { answers: [{ id: '999', submissionValues: ['1'] }] },
      'answers.999',
    ],
  ])('%s is refused with the member', async (_, changes, field) => {
    expect((await failureOf(change(changes))).failure).toMatchObject({ code: 4000, field });
  });

  it('can’t lose an answer that is required, and loses those that are not asked any more', async () => {
    await backend.reset(scenarios.richForm);
    const answers = [
      { id: '204', submissionValues: ['Yes'] },
      { id: '205', submissionValues: ['Vegan'] },
    ];
    await change({ answers });
    const none = { version: 2, answers: [{ id: '204', submissionValues: [] }] };
    expect((await failureOf(change(none))).failure).toMatchObject({ code: 4000, field: 'answers.204' });
    const { registration } = await change({ version: 2, answers: [{ id: '204', submissionValues: ['No'] }] });
    expect(registration.find(({ id }) => id === '205')?.submissionValues).toEqual([]);
    const consent = { version: 3, answers: [{ id: '211', submissionValues: ['true'] }] };
    expect((await failureOf(change(consent))).failure).toMatchObject({ code: 4000, field: 'answers.211' });
  });

  eachRow<[string, Partial<AttendeeUpdate>, string, number]>([
    ['that there is not', {}, 'NL26-4817-9', 4046],
    ['that changed meanwhile', { version: 2 }, kwame, 4090],
    ['that is cancelled', {}, 'NL26-4811-1', 4091],
  ])('of a ticket %s is refused', async (_, changes, ticketId, code) => {
    expect((await failureOf(change(changes, ticketId))).code).toBe(code);
  });

  it('needs an address of their own where each may have one ticket', async () => {
    await backend.reset({
      ...scenarios.conference,
      sale: { ...scenarios.conference.sale, uniqueEmails: true },
    });
    expect((await failureOf(change({ email: 'GEORGE@papadakis.example' }))).code).toBe(4051);
    const own = await client.call(getTicket, { params: { ticketId: kwame } });
    expect((await change({ email: own.email })).email).toBe(own.email);
  });
});
