import { describe, expect, it } from 'vitest';
import { getOrder, getTicketTypes, swapTickets, type OrganizerOrder } from '../../../../src/contract';
import {
  cancelObstacle,
  heldOf,
  orderFilterOf,
  orderHistory,
  orderProblem,
  orderSteps,
  refundableOf,
  refundSchema,
  resendSchema,
  swapDifference,
  swapSchema,
  swapSums,
  swapTypeOf,
  ticketFilterOf,
  transferSchema,
  wholeTable,
  type RefundValues,
} from '../../../../src/domain';
import { backendInTests, eventId } from '../../mocks/backend';
import { eachRow } from '../../../eachRow';

const { client } = backendInTests();
const order = (orderId: string) => client.call(getOrder, { params: { eventId, orderId } });

/** Field by message of everything a schema refuses. */
async function problemsOf(check: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await check;
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}
const all = { abortEarly: false };

describe('what a view of the list asks for', () => {
  it('is what the backend knows, whatever an address says', () => {
    const view = {
      ...wholeTable,
      search: '  osei ',
      filters: { status: 'lost', payment: 'card', type: '3001', from: '2026-02-30x', to: '2026-02-12' },
      sort: { column: 'total', direction: 'descending' as const },
    };
    expect(orderFilterOf(view)).toEqual({
      search: 'osei',
      ticketTypeId: '3001',
      payment: 'card',
      to: '2026-02-12',
      sort: 'total',
      direction: 'DESC',
    });
    expect(orderFilterOf({ ...wholeTable, sort: { column: 'payment', direction: 'ascending' } })).toEqual({});
    expect(ticketFilterOf({ ...view, filters: { status: 'blocked' } })).toEqual({
      search: 'osei',
      status: 'blocked',
    });
  });
});

describe('what can be done with an order', () => {
  const stepsOf = async (id: string) => {
    const steps = orderSteps(await order(id));
    return Object.entries(steps).flatMap(([name, can]) => (can === true ? [name] : []));
  };

  eachRow([
    ['paid', '2000-4817', ['canResend', 'canTransfer', 'canSwap', 'canRefund', 'canDispute']],
    ['free', '2000-4813', ['canResend', 'canTransfer', 'canSwap', 'canCancel']],
    ['disputed', '2000-4812', ['canEndDispute', 'canLoseDispute']],
    ['refunded', '2000-4811', []],
    [
      'awaiting its payment',
      '2000-4816',
      ['canResend', 'canTransfer', 'canSwap', 'canSettleInvoice', 'canCancel'],
    ],
  ])('that is %s', async (_, id, can) => {
    expect(await stepsOf(id)).toEqual(can);
  });
});

describe('that an order can be cancelled', () => {
  const charge = { kind: 'charge', amount: 100 } as const;
  eachRow([
    ['a free one', { status: 'free', payments: [] }, null],
    ['an open invoice', { status: 'awaitingPayment', payments: [] }, null],
    ['an invoice that was paid in part', { status: 'awaitingPayment', payments: [charge] }, 'paid'],
    [
      'an invoice whose payment went back',
      { status: 'awaitingPayment', payments: [charge, { kind: 'refund', amount: 100 }] },
      null,
    ],
    ['a paid one', { status: 'paid', payments: [charge] }, 'paid'],
    ['a disputed one', { status: 'disputed', payments: [charge] }, 'disputed'],
    ['a cancelled one', { status: 'cancelled', payments: [] }, 'cancelled'],
  ] as const)('is said of %s', (_, of, obstacle) => {
    expect(cancelObstacle(of)).toBe(obstacle);
  });
});

describe('what is held of an order', () => {
  const charge = (amount: number) => ({ kind: 'charge', amount }) as const;
  eachRow([
    ['that nobody paid for', [], 0],
    ['that was paid in parts', [charge(100), charge(50)], 150],
    ['some of which went back', [charge(100), { kind: 'refund', amount: 30 }], 70],
  ] as const)('%s', (_, payments, held) => {
    expect(heldOf(payments)).toBe(held);
  });
});

describe('what a swap comes to', () => {
  it('is what the backend charges, for every type', async () => {
    const { ticketTypes } = await client.call(getTicketTypes, { params: { eventId }, query: {} });
    const { tickets, totals } = await order('2000-4813');
    const [ticket] = tickets;
    for (const type of ticketTypes.map(swapTypeOf)) {
      if (!ticket || type.left === 0 || type.id === ticket.ticketTypeId) continue;
      const made = await client.call(swapTickets, {
        params: { eventId, orderId: ticket.orderId },
        query: { email: 'a@b.example' },
        body: { tickets: [{ ticketId: ticket.id, ticketTypeId: type.id }] },
      });
      const { charge } = swapSums([swapDifference(ticket, type, totals)]);
      expect([type.name, charge]).toEqual([type.name, made.charge]);
      if (made.status === 'done') break;
    }
  });

  it('keeps apart what is asked for and what is not paid back', () => {
    expect(swapSums([155_35, -20_00, 4_65, -1])).toEqual({ charge: 160_00, less: 20_01 });
  });
});

describe('what happened to an order', () => {
  it('is told newest first', async () => {
    const history = orderHistory(await order('2000-4817'));
    expect(history[0]).toMatchObject({ kind: 'shared', socialNetwork: 'LINKEDIN' });
    expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['charge', 'placed']);
    const dates = history.map(({ date }) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
});

it('that a bank took back stands in the history of the order', async () => {
  const kinds = orderHistory(await order('2000-4812')).map((happening) =>
    happening.kind === 'dispute' ? happening.step : happening.kind,
  );
  expect(kinds).toContain('opened');
});

describe('forms', () => {
  it('ask for all a transfer needs', async () => {
    expect(await problemsOf(transferSchema().validate({ firstName: 'x'.repeat(81) }, all))).toEqual({
      firstName: 'organizer.orders.order.problem.nameTooLong',
      lastName: 'validation.lastNameRequired',
      emailAddress: 'validation.emailRequired',
    });
  });

  it('ask for an address only where another one gets it', async () => {
    const values = { what: 'tickets', ticketIds: ['a'], to: 'own', emailAddress: '' };
    expect(await problemsOf(resendSchema().validate(values, all))).toEqual({});
    expect(await problemsOf(resendSchema().validate({ ...values, to: 'other', ticketIds: [] }, all))).toEqual(
      {
        ticketIds: 'organizer.orders.order.problem.noTicket',
        emailAddress: 'validation.emailRequired',
      },
    );
    const confirmation = { ...values, what: 'confirmation', ticketIds: [] };
    expect(await problemsOf(resendSchema().validate(confirmation, all))).toEqual({});
  });

  it('want one ticket at least to become another', async () => {
    const rows = [{ ticketId: 'a', from: '3001', ticketTypeId: '3001' }];
    const swap = { rows, email: 'a@b.example' };
    expect(await problemsOf(swapSchema(() => null).validate(swap, all))).toEqual({
      'rows[0].ticketTypeId': 'organizer.orders.order.problem.noSwap',
    });
    const changed = { ...swap, rows: [{ ...rows[0], ticketTypeId: '3002' }] };
    expect(await problemsOf(swapSchema(() => null).validate(changed, all))).toEqual({});
  });

  it('want no more of a type than there are, at the ticket that is one too many', async () => {
    const rows = ['a', 'b', 'c'].map((ticketId) => ({ ticketId, from: '3001', ticketTypeId: '3002' }));
    const swap = { rows, email: 'a@b.example' };
    expect(await problemsOf(swapSchema(() => 2).validate(swap, all))).toEqual({
      'rows[2].ticketTypeId': 'organizer.orders.order.problem.notLeft',
    });
    expect(await problemsOf(swapSchema(() => 3).validate(swap, all))).toEqual({});
  });

  describe('of a refund', () => {
    const mostOf = (of: OrganizerOrder) => (ids: readonly string[]) =>
      refundableOf(of.tickets.filter(({ id }) => ids.includes(id)));
    const values: RefundValues = {
      step: 'refund',
      ticketIds: ['NL26-4817-1'],
      amount: 200_65,
      staysValid: false,
      note: '',
    };

    eachRow([
      ['all of a ticket', {}, {}],
      ['a cent too much', { amount: 200_66 }, { amount: 'organizer.orders.order.problem.amountTooHigh' }],
      ['nothing', { amount: 0 }, { amount: 'organizer.orders.order.problem.amount' }],
      ['no amount', { amount: null }, { amount: 'organizer.orders.order.problem.amount' }],
      ['no amount for a dispute', { step: 'dispute', amount: null }, {}],
      ['a long note', { note: 'x'.repeat(1_001) }, { note: 'organizer.orders.order.problem.noteTooLong' }],
    ] as const)('checks %s', async (_, change, problems) => {
      const schema = refundSchema(mostOf(await order('2000-4817')));
      expect(await problemsOf(schema.validate({ ...values, ...change }, all))).toEqual(problems);
    });
  });
});

describe('why an order stayed as it is', () => {
  eachRow([
    [4009, 'organizer.orders.order.failed.notLeft'],
    [4051, 'organizer.orders.order.failed.hasTicket'],
    [4091, 'organizer.orders.order.failed.notNow'],
    [4003, 'organizer.kit.form.failed.forbidden'],
  ])('%i', (code, key) => {
    expect(orderProblem({ code }).message).toEqual({ key });
  });
});
