'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  cancelOrder,
  disputeOrder,
  getBuyerRequests,
  getOrder,
  getTicket,
  inviteToTickets,
  listOrders,
  resendTickets,
  searchTickets,
  sendOrderConfirmation,
  settleInvoice,
  submitTransaction,
  swapTickets,
  transferTicket,
  updateTicketAttendee,
  withdrawSwap,
  type AttendeeUpdate,
  type CancelRequest,
  type InviteRequest,
  type OrderMail,
  type OrganizerOrder,
  type OrganizerTicket,
  type SubmitRequest,
  type SwapChoice,
  type TicketInvitation,
  type TicketSwap,
  type TicketValidity,
  type TransferRequest,
} from '../../../contract';
import { orderSteps, refundableOf } from '../../../domain/orders';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { andReadAgain } from '../resource/refresh';
import { repeatable } from '../resource/repeatable';

/** What is asked of `disputeOrder`, whose docstring says what each step means. */
interface DisputeRequest {
  ticketIds: readonly string[];
  validity: TicketValidity;
  note?: string;
  /** Minor units. */
  refundAmount?: number;
}

/** What can be done with the orders of an event. Each rejects with ApiError, and has the lists read again once it is done. */
export interface OrderCalls {
  /** Sells in one step what the organizer gives or sells somebody. The same again after a lost answer makes no second order. */
  make: (order: SubmitRequest, signal?: AbortSignal) => Promise<OrganizerOrder>;
  /** Writes to everybody who has no ticket yet. */
  invite: (invitation: InviteRequest, signal?: AbortSignal) => Promise<{ invitations: TicketInvitation[] }>;
  /** Without `ticketIds` all of the order, without `emailAddress` each to its attendee. */
  resend: (
    orderId: string,
    what?: { ticketIds?: string[]; emailAddress?: string },
    signal?: AbortSignal,
  ) => Promise<{ mails: OrderMail[] }>;
  /** To the buyer unless there is an address. */
  sendConfirmation: (orderId: string, emailAddress?: string) => Promise<OrderMail>;
  /** `token` is the order's; it is read first when it is not given. */
  transfer: (
    ticket: { id: string; orderId: string; token?: string },
    to: TransferRequest,
  ) => Promise<OrganizerTicket>;
  swap: (orderId: string, tickets: SwapChoice[], email: string) => Promise<TicketSwap>;
  /** Ends an open swap; `swapToken` says which. */
  withdrawSwap: (orderId: string, swapToken: string) => Promise<OrganizerOrder>;
  /** Of an order that nothing was paid for. */
  cancel: (orderId: string, how: CancelRequest, signal?: AbortSignal) => Promise<OrganizerOrder>;
  dispute: (orderId: string, requested: DisputeRequest, signal?: AbortSignal) => Promise<OrganizerOrder>;
  /** All that can still go back; where nothing can, as somebody else was faster, it is refused with 4091 and nothing is sent. */
  refundInFull: (orderId: string, signal?: AbortSignal) => Promise<OrganizerOrder>;
  settle: (orderId: string) => Promise<OrganizerOrder>;
  /** The ticket’s attendee and answers as they shall be; nothing is sent to anybody. */
  updateAttendee: (ticketId: string, update: AttendeeUpdate) => Promise<OrganizerTicket>;
  /** The ticket as it is now. */
  readTicket: (ticketId: string) => Promise<OrganizerTicket>;
  /** The order as it is now. */
  read: (orderId: string, signal?: AbortSignal) => Promise<OrganizerOrder>;
}

/** Make, resend, transfer, correct, swap, refund, dispute, settle and cancel the orders of an event, and invite people to it. 002 §7 Tickets and orders. @experimental */
export function useOrderCalls(eventId: string): OrderCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => orderCalls(client, cache, eventId), [client, cache, eventId]);
}

function orderCalls(client: Client, cache: QueryClient, eventId: string): OrderCalls {
  const thenRefresh = <T>(call: Promise<T>) =>
    // What buyers asked for is closed with an order that is canceled.
    andReadAgain(call, cache, [listOrders, searchTickets, getOrder, getBuyerRequests]);
  const changed = async (call: Promise<OrganizerOrder>): Promise<OrganizerOrder> => {
    const order = await thenRefresh(call);
    const { queryKey } = endpointQuery(client, getOrder, { params: { eventId, orderId: order.id } });
    cache.setQueryData(queryKey, order);
    return order;
  };
  /** At once: whoever edits it again does so on this version. */
  const show = (ticket: OrganizerTicket): OrganizerTicket => {
    const { queryKey } = endpointQuery(client, getOrder, { params: { eventId, orderId: ticket.orderId } });
    cache.setQueryData<OrganizerOrder>(
      queryKey,
      (order) =>
        order && { ...order, tickets: order.tickets.map((each) => (each.id === ticket.id ? ticket : each)) },
    );
    return ticket;
  };
  const read: OrderCalls['read'] = (orderId, signal) =>
    client.call(getOrder, { params: { eventId, orderId }, signal });
  const dispute: OrderCalls['dispute'] = (orderId, { ticketIds, ...query }, signal) =>
    changed(client.call(disputeOrder, { params: { eventId, orderId }, query, body: [...ticketIds], signal }));
  const withKey = repeatable();
  return {
    read,
    dispute,
    make: (body, signal) =>
      changed(
        withKey(body, (idempotencyKey) =>
          client.call(submitTransaction, { params: { eventId }, body, idempotencyKey, signal }),
        ),
      ),
    invite: (body, signal) => client.call(inviteToTickets, { params: { eventId }, body, signal }),
    refundInFull: async (orderId, signal) => {
      const { refundable } = orderSteps(await read(orderId, signal));
      if (refundable.length === 0) throw nothingToRefund(orderId);
      const ticketIds = refundable.map(({ id }) => id);
      const refundAmount = refundableOf(refundable);
      return dispute(orderId, { ticketIds, validity: 'invalid', refundAmount }, signal);
    },
    resend: (orderId, what = {}, signal) =>
      thenRefresh(client.call(resendTickets, { params: { eventId, orderId }, body: what, signal })),
    sendConfirmation: (orderId, emailAddress) =>
      thenRefresh(
        client.call(sendOrderConfirmation, {
          params: { eventId, orderId },
          body: emailAddress === undefined ? {} : { emailAddress },
        }),
      ),
    transfer: async ({ id, orderId, token }, body) => {
      const query = { token: token ?? (await read(orderId)).token };
      return thenRefresh(client.call(transferTicket, { params: { eventId, ticketId: id }, query, body }));
    },
    updateAttendee: async (ticketId, body) =>
      show(await thenRefresh(client.call(updateTicketAttendee, { params: { eventId, ticketId }, body }))),
    readTicket: async (ticketId) => show(await client.call(getTicket, { params: { ticketId } })),
    swap: (orderId, tickets, email) =>
      thenRefresh(
        client.call(swapTickets, { params: { eventId, orderId }, query: { email }, body: { tickets } }),
      ),
    withdrawSwap: (orderId, swapToken) =>
      changed(client.call(withdrawSwap, { params: { eventId, orderId }, query: { swapToken } })),
    cancel: (orderId, body, signal) =>
      changed(client.call(cancelOrder, { params: { eventId, orderId }, body, signal })),
    settle: (orderId) =>
      changed(client.call(settleInvoice, { params: { eventId, orderId }, body: { paid: true } })),
  };
}

/** As the backend would refuse it; asked without a ticket it would say that one is missing. */
const nothingToRefund = (orderId: string) =>
  new ApiError(
    'refused',
    0,
    { code: 4091, message: `Nothing of order ${orderId} can go back.` },
    `order ${orderId}`,
  );
