'use client';
import { useQueryClient } from '@tanstack/react-query';
import { createTenantPromoCode, listTenantPromoCodes, type TenantPromoCodeDraft } from '../../../contract';
import { useEnvironment } from '../../environment';
import { readAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * The account's own promotion codes, the newest first, and the way to add one, which rejects with the client's ApiError. Reading never
 * throws; read `isError`. 002 §7 promocodes.
 * @experimental
 */
export function useTenantPromoCodes(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = { params: { accountId } };
  const { data, isError, isFetching, refetch } = useRead(listTenantPromoCodes, input);
  return {
    codes: data?.promocodes,
    isError,
    isFetching,
    refetch,
    create: async (draft: TenantPromoCodeDraft) => {
      await client.call(createTenantPromoCode, { ...input, body: draft });
      await readAgain(queries, [listTenantPromoCodes]);
    },
  };
}
