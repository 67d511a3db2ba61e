'use client';
import { useQuery } from '@tanstack/react-query';
import { getConfirmation } from '../contract';
import { useEnvironment } from './environment';
import { endpointQuery } from './query';

/** How often an order whose payment is still being processed is read again, in milliseconds. */
const pollEvery = 3_000;

/** The finished order. Read again until its payment is no longer processing. Never throws; read `error`. */
export function useConfirmation(params: { eventId: string; orderId: string; token: string }) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, getConfirmation, { params }),
    refetchInterval: ({ state }) => (state.data?.paymentStatus === 'processing' ? pollEvery : false),
  });
}
