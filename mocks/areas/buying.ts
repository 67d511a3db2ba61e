import type { Client } from '../../src/client';
import {
  getPersonTickets,
  getTickets,
  getWidgetBootstrap,
  holdTickets,
  saveOrder,
  type Gateway,
  type HeldTransaction,
  type HoldRequest,
  type PersonSubmission,
  type SaveRequest,
} from '../../src/contract';
import { linesOf, orderTotals } from '../../src/domain/tickets/pricing';
import { conference, type Replacements } from './example';

/** A buyer's moves, for examples that need a hold or an order. */
const params = { eventId: '1001' };
type Call = Client['call'];

let attempts = 0;
/** A new one each time: a backend answers an old one with what it was used for. */
export const newKey = (): string => `example-${Date.now()}-${(attempts += 1)}`;

const tickets = { free: '3009', paid: '3001' };

/** The request of an honest buyer: the total is what the backend itself asks for these tickets. */
export async function requestFor(
  call: Call,
  eventId: string,
  id: string,
  quantity: number,
): Promise<HoldRequest> {
  const [{ ticketsWidgetModel }, { tickets: priced, currency }] = await Promise.all([
    call(getWidgetBootstrap, { params: { eventId } }),
    call(getTickets, { params: { eventId }, query: { quantities: `${id}:${quantity}` } }),
  ]);
  const { total } = orderTotals(linesOf(priced, { [id]: quantity }), ticketsWidgetModel);
  return {
    status: 'keep',
    tickets: [{ id, requestQuantity: quantity }],
    orderTotal: total,
    currency: currency.code,
    promotionalCode: null,
    payByInvoice: false,
  };
}

export const holdRequest = (call: Call, kind: keyof typeof tickets, { id }: Replacements = conference) =>
  requestFor(call, params.eventId, id(tickets[kind]), 1);

export const hold = async (
  call: Call,
  kind: keyof typeof tickets,
  replacements?: Replacements,
  gateway?: Gateway,
): Promise<HeldTransaction> =>
  call(holdTickets, {
    params,
    ...(gateway ? { query: { gateway } } : {}),
    body: await holdRequest(call, kind, replacements),
    idempotencyKey: newKey(),
  });

const conferenceAnswers: Record<string, string> = {
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
  { answers } = conference,
  eventId = params.eventId,
): Promise<PersonSubmission[]> {
  const { personTickets } = await call(getPersonTickets, { params: { eventId, token } });
  const answersByKey = { ...conferenceAnswers, ...answers };
  return personTickets.map(({ id, formSubmission }) => ({
    id,
    formSubmission: {
      entities: formSubmission.entities.map((entry) => ({
        ...entry,
        id: entry.id.replace(/_form$/, ''),
        submissionValues: [answersByKey[entry.attributeKey] ?? ''].filter(Boolean),
      })),
    },
  }));
}

export async function orderOf(
  call: Call,
  held: HeldTransaction,
  replacements?: Replacements,
  eventId?: string,
): Promise<SaveRequest> {
  return {
    token: held.token,
    orderTotal: held.orderTotal,
    currency: held.currency.code,
    billingAddress: { firstName: 'Noor', lastName: 'Haddad', email: 'noor@cedarpress.example' },
    personTickets: await forms(call, held, replacements, eventId),
    legalAgreement: true,
    showInCommunity: true,
    payByInvoice: false,
    freeEvent: held.freeEvent,
  };
}

/** An order that costs nothing, and the key it was saved with. */
export async function buy(call: Call, replacements?: Replacements) {
  const key = newKey();
  const body = await orderOf(call, await hold(call, 'free', replacements), replacements);
  return { ...(await call(saveOrder, { params, body, idempotencyKey: key })), key };
}
