import { expect, test } from 'vitest';
import { download, guestAuthorization } from '../../../../../src/client';
import {
  findMyOrder,
  getMyOrderDocument,
  requestCancellation,
  requestTransfer,
  resendMyTickets,
  saveMyAttendee,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { eachRow } from '../../../../eachRow';
import { backendInTests, eventId, failureOf } from '../../backend';

const { backend, clock, client } = backendInTests();
const params = { eventId };
const amara = { orderNumber: '2000-4817', email: 'amara@tidewater.example' };
const minute = 60_000;

const find = (body = amara) => client.call(findMyOrder, { params, body });
const found = async () => {
  const order = await find();
  const [ticket] = order.tickets;
  if (!ticket) throw new Error('The order has no ticket.');
  return { order, ticket, authorization: guestAuthorization(order.accessToken) };
};

test('an order is found whatever is large or small, and without the token of its confirmation', async () => {
  const found = await find({ orderNumber: ' 2000-4817 ', email: 'Amara@Tidewater.example ' });
  expect(found.order).toMatchObject({ id: '2000-4817', quantity: 2, paymentStatus: 'paid' });
  expect(JSON.stringify(found)).not.toContain(backend.db.orderBook.get('2000-4817').token);
});

eachRow([
  ['a number that no order has', { orderNumber: '2000-9999' }],
  ['another buyer’s address', { email: 'jonas@kolonn.example' }],
  ['the address of an attendee', { email: 'kwame.amara@tidewater.example' }],
])('is refused in the same words: %s (FAULTS F114)', async (_, lookup) => {
  const { code, failure } = await failureOf(find({ ...amara, ...lookup }));
  expect({ code, message: failure?.message }).toEqual({
    code: 4045,
    message: 'No order has this number and this email address.',
  });
});

eachRow([['2000-4817'], ['2000-9999']])(
  'number %s that was tried too often is refused for a while, whoever asks (FAULTS F115)',
  async (orderNumber) => {
    for (let times = 0; times < 5; times += 1)
      await failureOf(find({ orderNumber, email: `guess${times}@example.com` }));
    clock.advance(minute);
    expect(await failureOf(find({ ...amara, orderNumber }))).toMatchObject({
      status: 429,
      retryAfter: 14 * minute,
    });
    clock.advance(14 * minute);
    expect(await failureOf(find({ orderNumber, email: 'guess@example.com' }))).toMatchObject({ code: 4045 });
  },
);

test('where the event asks for a captcha, its token opens what others tried too often (FAULTS F141)', async () => {
  await backend.reset(scenarios.captcha);
  const search = (email: string, captcha?: string) =>
    failureOf(client.call(findMyOrder, { params, body: { ...amara, email }, captcha }));
  const guess = 'guess@example.com';
  for (let times = 0; times < 3; times += 1) expect(await search(guess)).toMatchObject({ code: 4045 });
  clock.advance(minute);
  expect(await search(amara.email)).toMatchObject({ code: 4021, retryAfter: 14 * minute });
  expect(await search(amara.email, 'bad-1')).toMatchObject({ code: 4021 });
  expect(await search(guess, 'fake-1')).toMatchObject({ code: 4045 });
  const found = await client.call(findMyOrder, { params, body: amara, captcha: 'fake-2' });
  expect(found.order.id).toBe('2000-4817');
  for (let times = 0; times < 16; times += 1) await search(guess, `fake-guess-${times}`);
  expect(await search(amara.email, 'fake-3')).toMatchObject({ code: 4029 });
});

test('a token opens its order for half an hour', async () => {
  const { authorization } = await found();
  clock.advance(29 * minute);
  await client.call(resendMyTickets, { params, body: {}, authorization });
  clock.advance(minute);
  expect(await failureOf(client.call(resendMyTickets, { params, body: {}, authorization }))).toMatchObject({
    code: 4045,
  });
});

test('tickets go to their attendees again, and only those of the order', async () => {
  const { ticket, authorization } = await found();
  const resend = (ticketIds?: string[]) =>
    client.call(resendMyTickets, { params, body: ticketIds ? { ticketIds } : {}, authorization });
  expect(await resend()).toEqual({ sentTo: ['amara@tidewater.example', 'kwame.amara@tidewater.example'] });
  expect(await resend([ticket.id])).toEqual({ sentTo: ['amara@tidewater.example'] });
  expect(await failureOf(resend(['NL26-4810-1']))).toMatchObject({ code: 4046 });
});

test('an attendee is changed where nobody changed them meanwhile', async () => {
  const { ticket, authorization } = await found();
  const save = (firstName: string) =>
    client.call(saveMyAttendee, {
      params: { ...params, ticketId: ticket.id },
      body: { firstName, lastName: 'Osei', email: ticket.email, answers: [], version: ticket.version },
      authorization,
    });
  expect((await save('Ama')).tickets[0]).toMatchObject({ firstName: 'Ama', version: ticket.version + 1 });
  expect(await failureOf(save('Amy'))).toMatchObject({ code: 4090 });
});

test('sessions are chosen anew as far as there are seats; what was agreed to stays', async () => {
  await backend.reset(scenarios.richForm);
  const { order, ticket, authorization } = await found();
  const entities = order.form.entities;
  const sessions = entities.find(({ type }) => type === 'sessionRegistration');
  const consent = entities.find(({ type }) => type === 'consent');
  const full = sessions?.sessions?.find(({ remaining }) => remaining === 0);
  const open = sessions?.sessions?.find(({ remaining }) => remaining !== null && remaining > 0);
  const save = (id: string | undefined, submissionValues: (string | undefined)[]) => {
    const { firstName, lastName, email, version } = ticket;
    const answers = [{ id: id ?? '', submissionValues: submissionValues.map((value) => value ?? '') }];
    return client.call(saveMyAttendee, {
      params: { ...params, ticketId: ticket.id },
      body: { firstName, lastName, email, answers, version },
      authorization,
    });
  };
  expect(await failureOf(save(sessions?.id, [full?.id]))).toMatchObject({ code: 4012 });
  expect(await failureOf(save(consent?.id, ['true']))).toMatchObject({ code: 4000 });
  const { tickets, form } = await save(sessions?.id, [open?.id]);
  const answer = tickets[0]?.registration.find(({ attributeKey }) => attributeKey === 'sessionRegistration');
  expect(answer?.submissionValues).toEqual([open?.id]);
  const left = form.entities.find(({ id }) => id === sessions?.id)?.sessions;
  expect(left?.find(({ id }) => id === open?.id)?.remaining).toBe((open?.remaining ?? 0) - 1);
});

test('what the organizer does not allow is neither offered nor done', async () => {
  backend.db
    .rows('myOrderSettings', eventId)
    .put({ id: eventId, editAttendees: false, transfer: false, cancel: false, version: 2 });
  const { order, ticket, authorization } = await found();
  expect(order.permissions).toEqual({ editAttendees: false, transfer: false, cancel: false });
  const ofTicket = { params: { ...params, ticketId: ticket.id }, authorization };
  const to = { firstName: 'Esi', lastName: 'Boateng', emailAddress: 'esi@tidewater.example' };
  const update = { firstName: 'A', lastName: 'B', email: ticket.email, answers: [], version: ticket.version };
  const refused = await Promise.all([
    failureOf(client.call(saveMyAttendee, { ...ofTicket, body: update })),
    failureOf(client.call(requestTransfer, { ...ofTicket, body: to })),
    failureOf(client.call(requestCancellation, { params, body: { reason: '' }, authorization })),
  ]);
  expect(refused.map(({ code }) => code)).toEqual([4003, 4003, 4003]);
});

test('what was asked for waits, and changes nothing by itself', async () => {
  const { ticket, authorization } = await found();
  const to = { firstName: 'Esi', lastName: 'Boateng', emailAddress: 'esi@tidewater.example' };
  await client.call(requestTransfer, {
    params: { ...params, ticketId: ticket.id },
    body: to,
    authorization,
  });
  const asked = await client.call(requestCancellation, {
    params,
    body: { reason: ' We can’t come. ' },
    authorization,
  });
  expect(asked.cancellation).toMatchObject({ reason: 'We can’t come.' });
  expect(asked.tickets[0]).toMatchObject({ firstName: ticket.firstName, status: 'valid', transfer: to });
  expect(asked.order.paymentStatus).toBe('paid');
});

test('its papers come as PDF, those it has', async () => {
  const { order, authorization } = await found();
  expect(order.documents).toEqual(['invoice', 'receipt']);
  const { file, name } = await download(client, getMyOrderDocument, {
    params: { ...params, document: 'receipt' },
    authorization,
  });
  expect({ name, type: file.type }).toEqual({ name: 'receipt-2000-4817.pdf', type: 'application/pdf' });
  expect(await file.text()).toMatch(/^%PDF-1\.4\n[^]*\(Receipt 2000-4817\)[^]*%%EOF\n$/);
  const call = client.call(getMyOrderDocument, {
    params: { ...params, document: 'menu' as 'invoice' },
    authorization,
  });
  expect(await failureOf(call)).toMatchObject({ code: 4046 });
});
