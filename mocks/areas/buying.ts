import type { Client } from '../../src/client';
import {
  getPersonTickets,
  holdTickets,
  saveOrder,
  type Gateway,
  type HeldTransaction,
  type HoldRequest,
  type PersonSubmission,
  type SaveRequest,
} from '../../src/contract';

/** A buyer's moves, for examples that need a hold or an order. */
const params = { eventId: '1001' };
type Call = Client['call'];

let attempts = 0;
/** A new one each time: a backend answers an old one with what it was used for. */
export const newKey = (): string => `example-${Date.now()}-${(attempts += 1)}`;

const tickets = { free: { id: '3009', total: 0 }, paid: { id: '3001', total: 200_65 } };

export const holdRequest = (kind: keyof typeof tickets): HoldRequest => ({
  status: 'keep',
  tickets: [{ id: tickets[kind].id, requestQuantity: 1 }],
  orderTotal: tickets[kind].total,
  currency: 'USD',
  promotionalCode: null,
  payByInvoice: false,
});

export const hold = (call: Call, kind: keyof typeof tickets, gateway?: Gateway): Promise<HeldTransaction> =>
  call(holdTickets, {
    params,
    ...(gateway ? { query: { gateway } } : {}),
    body: holdRequest(kind),
    idempotencyKey: newKey(),
  });

const answers: Record<string, string> = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@cedarpress.example',
  company: 'Cedar Press',
  dietaryNeeds: 'Vegetarian',
};

/** The forms of a hold, filled in. */
export async function forms(
  call: Call,
  { token }: HeldTransaction,
  eventId = params.eventId,
): Promise<PersonSubmission[]> {
  const { personTickets } = await call(getPersonTickets, { params: { eventId, token } });
  return personTickets.map(({ id, formSubmission }) => ({
    id,
    formSubmission: {
      entities: formSubmission.entities.map((entry) => ({
        ...entry,
        id: entry.id.replace(/_form$/, ''),
        submissionValues: [answers[entry.attributeKey] ?? ''].filter(Boolean),
      })),
    },
  }));
}

export async function orderOf(call: Call, held: HeldTransaction, eventId?: string): Promise<SaveRequest> {
  return {
    token: held.token,
    orderTotal: held.orderTotal,
    currency: held.currency.code,
    billingAddress: { firstName: 'Noor', lastName: 'Haddad', email: 'noor@cedarpress.example' },
    personTickets: await forms(call, held, eventId),
    legalAgreement: true,
    showInCommunity: true,
    payByInvoice: false,
    freeEvent: held.freeEvent,
  };
}

/** An order that costs nothing, and the key it was saved with. */
export async function buy(call: Call) {
  const key = newKey();
  const body = await orderOf(call, await hold(call, 'free'));
  return { ...(await call(saveOrder, { params, body, idempotencyKey: key })), key };
}
