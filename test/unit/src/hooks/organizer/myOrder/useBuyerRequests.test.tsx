import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findMyOrder,
  getBuyerRequests,
  requestTransfer,
  type BuyerRequest,
} from '../../../../../../src/contract';
import { guestAuthorization } from '../../../../../../src/client';
import {
  useBuyerRequestCalls,
  useBuyerRequests,
} from '../../../../../../src/hooks/organizer/myOrder/useBuyerRequests';
import { backendInTests, eventId, failureOf } from '../../../../mocks/backend';
import { environmentOf } from '../../environment';

const { backend, client } = backendInTests();
const params = { eventId };
const { signal } = new AbortController();

/** An open transfer of Marcus Bell's. */
async function open() {
  const { items } = await client.call(getBuyerRequests, { params, query: { orderId: '2000-4800' } });
  const [request] = items;
  if (!request) throw new Error('There is no request.');
  const { result } = renderHook(() => useBuyerRequestCalls(eventId), { wrapper: environmentOf(client) });
  const decide = (decision: 'approved' | 'declined', of: BuyerRequest = request) =>
    result.current.decide(of, { decision, note: '' }, signal);
  return { request, decide };
}

test('a decision that came too late is said, with the one that counts (FAULTS F119)', async () => {
  const { decide } = await open();
  expect(await decide('declined')).toMatchObject({ isOvertaken: false });
  expect(await decide('approved')).toMatchObject({ isOvertaken: true, request: { status: 'declined' } });
});

test('whoever the buyer named meanwhile is shown, and gets nothing yet (FAULTS F120)', async () => {
  const { decide } = await open();
  const { accessToken } = await client.call(findMyOrder, {
    params,
    body: { orderNumber: '2000-4800', email: 'm.bell@bellfoundry.example' },
  });
  await client.call(requestTransfer, {
    params: { ...params, ticketId: 'NL26-4800-2' },
    body: { firstName: 'Una', lastName: 'Reid', emailAddress: 'una@bellfoundry.example' },
    authorization: guestAuthorization(accessToken),
  });
  const outcome = await decide('approved');
  expect(outcome).toMatchObject({ isOvertaken: true, request: { status: 'open', to: { firstName: 'Una' } } });
});

test('a decision without an answer is sent once, and the list is read again (FAULTS F122)', async () => {
  const { request } = await open();
  const { result } = renderHook(
    () => ({
      calls: useBuyerRequestCalls(eventId),
      list: useBuyerRequests(eventId, { page: 1, size: 10, filter: { search: request.orderId } }),
    }),
    { wrapper: environmentOf(client) },
  );
  await waitFor(() => expect(result.current.list.data?.items[0]?.status).toBe('open'));
  await backend.setFaults({ decideBuyerRequest: { kind: 'lostAfterCommit' } });
  const decided = result.current.calls.decide(request, { decision: 'declined', note: '' }, signal);
  expect(await failureOf(decided)).toMatchObject({ kind: 'network' });
  await waitFor(() => expect(result.current.list.data?.items[0]?.status).toBe('declined'));
});

test('whatever else is refused stays a failure', async () => {
  const { request, decide } = await open();
  const { tickets } = backend.db.orderBook.get(request.orderId);
  backend.db.orderBook.change(request.orderId, {
    tickets: tickets.map((ticket) => ({ ...ticket, status: 'blocked' as const })),
  });
  expect(await failureOf(decide('approved'))).toMatchObject({ code: 4091 });
});
