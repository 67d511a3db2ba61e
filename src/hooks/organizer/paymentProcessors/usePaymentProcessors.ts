'use client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPaymentProcessor,
  listAvailablePaymentProcessors,
  searchPaymentProcessors,
  setProcessorCredentials,
  updatePaymentProcessor,
  type PaymentProcessor,
  type PaymentProcessorCriteria,
  type PaymentProcessorDraft,
  type PaymentProcessorField,
  type ProcessorCredentials,
  type SearchRequest,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointKey, endpointQuery } from '../../query';

/** One page of an account's payment processors. Never throws; read `error`. 002 §7 Payments. @experimental */
export function usePaymentProcessors(
  accountId: string,
  search: SearchRequest<PaymentProcessorCriteria, PaymentProcessorField>,
) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, searchPaymentProcessors, { query: { accountId }, body: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** More than an account has with all gateways together. */
const all = 500;

/** One of them, `null` when the account has no such processor; nothing is read without an id. @experimental */
export function usePaymentProcessor(accountId: string, id: number | undefined) {
  const { client } = useEnvironment();
  const body = { page: 0, size: all };
  return useQuery({
    ...endpointQuery(client, searchPaymentProcessors, { query: { accountId }, body }),
    select: ({ items }) => items.find((processor) => processor.id === id) ?? null,
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** The gateways an account can set up, and what each takes. @experimental */
export function useAvailableProcessors(accountId: string) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listAvailablePaymentProcessors, { query: { accountId } }),
    select: ({ processors }) => processors,
    staleTime: 0,
  });
}

/** Changes to an account's payment processors; lists in the same page follow. All reject with the client's ApiError. @experimental */
export function useProcessorCalls(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const query = { accountId };
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await Promise.all(
      [searchPaymentProcessors, listAvailablePaymentProcessors].map((endpoint) =>
        queries.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    );
    return answer;
  };
  return {
    /** 002 §3: an id above 0 is updated, on the processor as it was read; anything else is created. */
    save: (draft: PaymentProcessorDraft, read?: Pick<PaymentProcessor, 'id' | 'modified'>) =>
      changed(
        read && read.id > 0
          ? client.call(updatePaymentProcessor, {
              query,
              body: { ...draft, id: read.id, modified: read.modified },
            })
          : client.call(createPaymentProcessor, { query, body: { ...draft, id: 0 } }),
      ),
    read: async (id: number): Promise<PaymentProcessor | undefined> => {
      const { items } = await client.call(searchPaymentProcessors, { query, body: { page: 0, size: all } });
      return items.find((processor) => processor.id === id);
    },
    /** The keys are sent and forgotten: no answer, and no part of the cache, has them. */
    setKeys: (credentials: ProcessorCredentials) =>
      changed(client.call(setProcessorCredentials, { query, body: credentials })),
  };
}
