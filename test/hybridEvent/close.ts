import { expect } from 'vitest';
import { download } from '../../src/client';
import {
  createEmail,
  exportFeedback,
  exportTickets,
  getEmailHistory,
  getRegistrationData,
  listDoorTickets,
  listSessionFeedback,
  publishEmail,
  searchEmails,
  type AgendaSession,
} from '../../src/contract';
import { sheetRows } from '../unit/mocks/areas/sheetRows';
import type { EventBackend } from './backend';
import { accountId, type Opened } from './event';
import { ticketsOf } from './guests';

/** Feedback, exports and the email that says thank you. */
export async function closeEvent({ client, backend }: EventBackend, ids: Opened, keynote: AgendaSession) {
  const { eventId } = ids;
  const params = { accountId, eventId };
  const guests = await ticketsOf(client, eventId, ids.both);
  for (const [index, { id, firstName, lastName }] of guests.slice(0, 12).entries())
    backend.db.rows('sessionFeedback', eventId).add({
      id: `feedback-${id}`,
      sessionId: keynote.id,
      ticketId: id,
      attendeeName: `${firstName} ${lastName}`,
      rate: 1 + (index % 5),
      comment: '',
      createdDate: '2026-09-05T20:00:00.000Z',
    });
  const feedback = await client.call(listSessionFeedback, { params, query: { sessionId: keynote.id } });
  expect([feedback.total, feedback.items[0]?.rate]).toEqual([12, 1]);

  const rated = await sheetRows(await download(client, exportFeedback, { params, query: {} }));
  expect(rated).toHaveLength(1 + 12);
  const sold = await sheetRows(await download(client, exportTickets, { params: { eventId }, body: {} }));
  expect(sold).toHaveLength(1 + 220);
  expect(await client.call(getRegistrationData, { params: { eventId } })).toMatchObject({
    registrations: 220,
    cancelled: 0,
  });

  const { id: emailId } = await client.call(createEmail, {
    params,
    body: {
      name: 'Thank you',
      type: 'SCHEDULED',
      subject: 'Thank you, {{firstName}}',
      blocks: [{ kind: 'TEXT', text: 'It was good to have you at {{eventName}}.' }],
      schedule: { type: 'NOW' },
      audienceFilter: { checkedIn: true },
    },
  });
  await client.call(publishEmail, { params: { ...params, emailId } });
  const { items } = await client.call(searchEmails, { params, body: {} });
  expect(items.find(({ id }) => id === emailId)).toMatchObject({ status: 'SENT', sentCount: 200 });
  const history = await client.call(getEmailHistory, { params: { ...params, emailId }, query: {} });
  const { tickets } = await client.call(listDoorTickets, { params: { eventId }, query: { size: 5000 } });
  const whoCame = tickets.filter(({ admission }) => admission).map(({ id }) => id);
  expect(history.items.map(({ ticketId }) => ticketId ?? '').toSorted()).toEqual(whoCame.toSorted());
  expect(history.items[0]?.subject).toBe('Thank you, Ada');
}
