'use client';
import { useQuery } from '@tanstack/react-query';
import { listEvents } from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

/** Every event of an account, the latest start first. 002 §7 Events. Never throws; read `error`. @experimental */
export function useOrganizerEvents(accountId: string) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listEvents, { params: { accountId } }),
    select: ({ events }) => events,
  });
}

/**
 * One of them, by the list that the switcher has anyway; `undefined` while it loads and where the account has no such event.
 * @experimental
 */
export function useOrganizerEvent(accountId: string, eventId: string) {
  const { data } = useOrganizerEvents(accountId);
  return data?.find(({ id }) => id === eventId);
}
