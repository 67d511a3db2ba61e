import { expect, test } from 'vitest';
import type { OrganizerTicket } from '../../../../../src/contract';
import { foundAttendees, stillFound } from '../../../../../src/domain/finder';

const ticket = (values: Partial<OrganizerTicket>) =>
  ({
    id: 'NL26-1-1',
    orderId: 'NL26-1',
    firstName: 'Amara',
    lastName: 'Osei',
    email: 'a@x.example',
    ...values,
  }) as OrganizerTicket;

test('a person with several tickets of an order is found once', () => {
  const found = foundAttendees([
    ticket({}),
    ticket({ id: 'NL26-1-2' }),
    ticket({ id: 'NL26-2-1', orderId: 'NL26-2' }),
    ticket({ id: 'NL26-2-2', orderId: 'NL26-2', firstName: '', lastName: '' }),
  ]);
  expect(found.map(({ id, label, detail }) => [id, label, detail])).toEqual([
    ['NL26-1', 'Amara Osei', 'a@x.example'],
    ['NL26-2', 'Amara Osei', 'a@x.example'],
    ['NL26-2', 'a@x.example', 'NL26-2-2'],
  ]);
});

test('what was found before stays by its label and by what tells it apart', () => {
  const records = foundAttendees([ticket({})]);
  expect(stillFound(records, 'osei')).toHaveLength(1);
  expect(stillFound(records, 'x.example')).toHaveLength(1);
  expect(stillFound(records, 'lund')).toEqual([]);
});
