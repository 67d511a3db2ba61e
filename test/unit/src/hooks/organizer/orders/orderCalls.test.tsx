import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { disputeOrder, getOrder } from '../../../../../../src/contract';
import { useOrderCalls } from '../../../../../../src/hooks';
import { backendInTests, eventId, failureOf } from '../../../../mocks/backend';
import { environmentOf } from '../../environment';
import { afterEachRow } from '../../../../../eachRow';

const { client } = backendInTests();
afterEachRow(cleanup);

const amara = { eventId, orderId: '2000-4817' };

it('an order that became disputed meanwhile is not refunded, and no dispute is lost by it', async () => {
  const { result } = renderHook(() => useOrderCalls(eventId), { wrapper: environmentOf(client) });
  const { tickets } = await client.call(getOrder, { params: amara });
  await client.call(disputeOrder, {
    params: amara,
    query: { validity: 'invalid' },
    body: tickets.map(({ id }) => id),
  });
  const failure = await act(() => failureOf(result.current.refundInFull(amara.orderId)));
  expect(failure.code).toBe(4091);
  expect(await client.call(getOrder, { params: amara })).toMatchObject({
    status: 'disputed',
    refundTotal: 0,
  });
});
