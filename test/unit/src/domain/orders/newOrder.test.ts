import { describe, expect, it } from 'vitest';
import {
  newOrderProblem,
  newOrderRequest,
  newOrderSchema,
  newOrderValues,
  orderedTickets,
  type NewOrderValues,
} from '../../../../../src/domain/orders';
import { eachRow } from '../../../../eachRow';

const schema = newOrderSchema((id) => (id === 'few' ? 3 : null));
const ines = { firstName: 'Ines', lastName: 'Vidal', email: 'ines@vidal.example' };
const teo = { firstName: 'Teo', lastName: 'Vidal', email: 'teo@vidal.example' };

/** Two tickets of one type for one person. */
const order: NewOrderValues = {
  ...newOrderValues(['few', 'many']),
  rows: [
    { id: 'few', quantity: 2 },
    { id: 'many', quantity: null },
  ],
  buyer: { ...ines, company: '' },
};
const quantities = (few: number | null, many: number | null) => ({
  rows: [
    { id: 'few', quantity: few },
    { id: 'many', quantity: many },
  ],
});

async function problemsOf(values: NewOrderValues): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

describe('an order for somebody', () => {
  eachRow<[string, Partial<NewOrderValues>, Record<string, string>]>([
    ['as it is', {}, {}],
    ['of nothing', quantities(null, 0), { 'rows[0].quantity': 'organizer.orders.new.problem.none' }],
    [
      'of more than there are',
      quantities(4, null),
      { 'rows[0].quantity': 'organizer.orders.new.problem.notLeft' },
    ],
    ['of half a ticket', quantities(1, 0.5), { 'rows[1].quantity': 'organizer.orders.new.problem.quantity' }],
    ['of minus one', quantities(2, -1), { 'rows[1].quantity': 'organizer.orders.new.problem.quantity' }],
    ['of a hundred', quantities(null, 100), {}],
    ['of too many', quantities(1, 100), { 'rows[0].quantity': 'organizer.orders.new.problem.tooMany' }],
    [
      'for nobody',
      { buyer: { firstName: ' ', lastName: '', email: 'ines', company: 'x'.repeat(81) } },
      {
        'buyer.firstName': 'validation.firstNameRequired',
        'buyer.lastName': 'validation.lastNameRequired',
        'buyer.email': 'validation.emailInvalid',
        'buyer.company': 'organizer.orders.order.problem.nameTooLong',
      },
    ],
    ['whose attendees are named', { namesAttendees: true, attendees: [ines, teo] }, {}],
    [
      'whose second attendee has no address',
      { namesAttendees: true, attendees: [ines, { ...teo, email: '' }, { ...teo, email: '' }] },
      { 'attendees[1].email': 'validation.emailRequired' },
    ],
    ['whose attendees need not be named', { attendees: [{ ...teo, email: 'no' }] }, {}],
  ])('%s', async (_, values, problems) => {
    expect(await problemsOf({ ...order, ...values })).toEqual(problems);
  });

  it('names attendees in the order of their tickets', () => {
    expect(orderedTickets(quantities(2, 1).rows)).toEqual(['few', 'few', 'many']);
    expect(orderedTickets(quantities(null, Number.NaN).rows)).toEqual([]);
  });

  it('asks for what was chosen and named, and for nothing else', () => {
    expect(newOrderRequest({ ...order, namesAttendees: true, attendees: [ines, teo, teo] })).toEqual({
      tickets: [{ id: 'few', requestQuantity: 2 }],
      buyer: ines,
      attendees: [ines, teo],
      payment: 'complimentary',
      sendEmails: true,
    });
    expect(
      newOrderRequest({
        ...order,
        attendees: [teo],
        buyer: { ...ines, company: 'Vidal' },
        promotionalCode: 'X',
      }),
    ).toEqual({
      tickets: [{ id: 'few', requestQuantity: 2 }],
      buyer: { ...ines, company: 'Vidal' },
      payment: 'complimentary',
      promotionalCode: 'X',
      sendEmails: true,
    });
  });

  eachRow<[number, string]>([
    [4009, 'organizer.orders.new.failed.notLeft'],
    [4041, 'organizer.orders.new.failed.code'],
    [4046, 'organizer.orders.new.failed.gone'],
    [4050, 'organizer.orders.new.failed.addressTwice'],
    [4051, 'organizer.orders.order.failed.hasTicket'],
    [4003, 'organizer.kit.form.failed.forbidden'],
  ])('is refused with %i in words for it', (code, key) => {
    expect(newOrderProblem({ code }).message).toEqual({ key });
  });

  it('may have been made when the answer was lost', () => {
    expect(newOrderProblem({ code: 0, isUncertain: true })).toEqual({
      message: { key: 'organizer.orders.new.failed.uncertain' },
      isUncertain: true,
    });
  });
});
