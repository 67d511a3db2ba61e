'use client';
import { useQueryClient } from '@tanstack/react-query';
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
import { readAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** One page of an account's payment processors. Never throws; read `error`. 002 §7 Payments. @experimental */
export const usePaymentProcessors = (
  accountId: string,
  search: SearchRequest<PaymentProcessorCriteria, PaymentProcessorField>,
) => useRead(searchPaymentProcessors, { query: { accountId }, body: search }, { isPage: true });

/** More than an account has with all gateways together. */
const all = 500;

/** One of them, `null` when the account has no such processor; nothing is read without an id. @experimental */
export const usePaymentProcessor = (accountId: string, id: number | undefined) =>
  useRead(
    searchPaymentProcessors,
    { query: { accountId }, body: { page: 0, size: all } },
    {
      select: ({ items }) => items.find((processor) => processor.id === id) ?? null,
      enabled: id !== undefined,
    },
  );

/** The gateways an account can set up, and what each takes. @experimental */
export const useAvailablePaymentProcessors = (accountId: string) =>
  useRead(
    listAvailablePaymentProcessors,
    { query: { accountId } },
    { select: ({ processors }) => processors },
  );

/** Changes to an account's payment processors; lists in the same page follow. All reject with the client's ApiError. @experimental */
export function usePaymentProcessorCalls(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const query = { accountId };
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await readAgain(queries, [searchPaymentProcessors, listAvailablePaymentProcessors]);
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
