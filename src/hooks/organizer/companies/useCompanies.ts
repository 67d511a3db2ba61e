'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createCompany,
  deleteCompany,
  listCompanies,
  updateCompany,
  type Company,
  type CompanyDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * The companies of an account by name, and the ways to change them, which reject with the client's ApiError. Reading never throws; read
 * `isError`. 002 §7 companies.
 * @experimental
 */
export function useCompanies(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId };
  const { data, isError, isFetching, refetch } = useRead(listCompanies, { params, query: {} });
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, queries, [listCompanies]);
  return {
    isError,
    isFetching,
    refetch,
    companies: data?.companies,
    /** Over the one with `id`; a new one without. */
    save: (draft: CompanyDraft, id?: string): Promise<Company> =>
      changed(
        id === undefined
          ? client.call(createCompany, { params, body: draft })
          : client.call(updateCompany, { params: { ...params, companyId: id }, body: draft }),
      ),
    /** 4091 while contacts name it as theirs. */
    remove: (companyId: string): Promise<null> =>
      changed(client.call(deleteCompany, { params: { ...params, companyId } })),
  };
}
