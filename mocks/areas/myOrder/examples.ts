import {
  decideBuyerRequest,
  findMyOrder,
  getBuyerRequests,
  getMyOrderDocument,
  getMyOrderSettings,
  requestCancellation,
  requestTransfer,
  resendMyTickets,
  saveMyAttendee,
  updateMyOrderSettings,
} from '../../../src/contract';
import type { Client } from '../../../src/client';
import { buy } from '../buying';
import { exampleOf, type Examples, type Replacements } from '../example';

const params = { eventId: '1001' };
/** The buyer of every order that `buy` makes. */
const email = 'noor@cedarpress.example';

const guest = (token: string) => `Guest token="${token}"`;

/** A new order of a buyer, found again. */
async function found(call: Client['call'], own?: Replacements) {
  const { orderId } = await buy(call, own);
  const order = await call(findMyOrder, { params, body: { orderNumber: orderId, email } });
  const [ticket] = order.tickets;
  if (!ticket) throw new Error(`Order ${orderId} has no ticket.`);
  return { ticket, authorization: guest(order.accessToken) };
}

export const myOrderExamples = {
  findMyOrder: async (call, own) => {
    const { orderId } = await buy(call, own);
    return exampleOf(findMyOrder, { params, body: { orderNumber: orderId, email } });
  },
  resendMyTickets: async (call, own) => {
    const { authorization } = await found(call, own);
    return exampleOf(resendMyTickets, { params, body: {}, authorization });
  },
  saveMyAttendee: async (call, own) => {
    const { ticket, authorization } = await found(call, own);
    return exampleOf(saveMyAttendee, {
      params: { ...params, ticketId: ticket.id },
      body: { firstName: 'Nour', lastName: 'Haddad', email, answers: [], version: ticket.version },
      authorization,
    });
  },
  requestTransfer: async (call, own) => {
    const { ticket, authorization } = await found(call, own);
    return exampleOf(requestTransfer, {
      params: { ...params, ticketId: ticket.id },
      body: { firstName: 'Esi', lastName: 'Boateng', emailAddress: 'esi@tidewater.example' },
      authorization,
    });
  },
  requestCancellation: async (call, own) => {
    const { authorization } = await found(call, own);
    return exampleOf(requestCancellation, {
      params,
      body: { reason: 'We can’t travel in May.' },
      authorization,
    });
  },
  getMyOrderDocument: async (call) => {
    const { accessToken } = await call(findMyOrder, {
      params,
      body: { orderNumber: '2000-4817', email: 'amara@tidewater.example' },
    });
    return exampleOf(getMyOrderDocument, {
      params: { ...params, document: 'receipt' },
      authorization: guest(accessToken),
    });
  },
  getMyOrderSettings: exampleOf(getMyOrderSettings, { params }),
  updateMyOrderSettings: async (call) => {
    const { version } = await call(getMyOrderSettings, { params });
    return exampleOf(updateMyOrderSettings, {
      params,
      body: { editAttendees: true, transfer: true, cancel: false, version },
    });
  },
  getBuyerRequests: exampleOf(getBuyerRequests, { params, query: { status: 'open', page: 0, size: 25 } }),
  decideBuyerRequest: async (call, own) => {
    const { ticket, authorization } = await found(call, own);
    await call(requestTransfer, {
      params: { ...params, ticketId: ticket.id },
      body: { firstName: 'Esi', lastName: 'Boateng', emailAddress: 'esi@tidewater.example' },
      authorization,
    });
    const { items } = await call(getBuyerRequests, { params, query: { search: ticket.id } });
    const request = items.find(({ ticket: about }) => about?.id === ticket.id);
    if (!request) throw new Error(`Nobody asked about ticket ${ticket.id}.`);
    return exampleOf(decideBuyerRequest, {
      params: { ...params, requestId: request.id },
      body: { decision: 'declined', note: 'Tickets can’t change hands anymore.', version: request.version },
    });
  },
} satisfies Examples;
