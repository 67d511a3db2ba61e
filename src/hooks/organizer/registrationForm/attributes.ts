'use client';
import { useQuery } from '@tanstack/react-query';
import { getAttributes } from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

/**
 * What an account knows of people: the platform's attributes, then its own. Never throws; read `isError`. 002 §7 Attributes.
 * @experimental
 */
export function useAttributes(accountId: string) {
  const { client } = useEnvironment();
  const { data, isError, isFetching, refetch } = useQuery(
    endpointQuery(client, getAttributes, { params: { accountId } }),
  );
  return { attributes: data?.attributes, isError, isFetching, refetch: () => void refetch() };
}
