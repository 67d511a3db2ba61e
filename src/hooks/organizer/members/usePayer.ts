'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  deleteTenantInvoice,
  getTenantStatus,
  updateTenantInvoice,
  type TenantInvoice,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { readAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * Who pays for an account, `null` for nobody, and the ways to change it, which reject with the client's ApiError. Reading never throws;
 * read `isError`. 002 §7 PUT and DELETE invoice.
 * @experimental
 */
export function usePayer(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = { params: { accountId } };
  const { data, isError, isFetching, refetch } = useRead(getTenantStatus, input);
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await readAgain(queries, [getTenantStatus]);
    return answer;
  };
  return {
    payer: data?.invoice,
    isError,
    isFetching,
    refetch,
    save: (invoice: TenantInvoice) => changed(client.call(updateTenantInvoice, { ...input, body: invoice })),
    forget: () => changed(client.call(deleteTenantInvoice, input)),
  };
}
