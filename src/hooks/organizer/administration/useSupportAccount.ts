'use client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  addEvents,
  addTeamMembers,
  createAccountFeatures,
  getAccountFeatures,
  getOwnAccount,
  resetAccountEmailDomain,
  setRegistrations,
  updateAccountFeatures,
  updateAgreementEndDate,
  updateAgreementStartDate,
  updateAgreementStatus,
  type AccountFeatures,
  type AccountFeatureSelection,
  type AccountOverview,
  type AgreementStatus,
  type EffectiveEmailDomain,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What support can change of an account. Each rejects with ApiError. 002 §6, §7. */
export interface SupportAccountCalls {
  /** 4022 fewer than the account has sold. */
  setRegistrations: (registrations: number) => Promise<AccountOverview>;
  setStart: (startDate: string) => Promise<AccountOverview>;
  setEnd: (endDate: string) => Promise<AccountOverview>;
  setStatus: (status: AgreementStatus) => Promise<AccountOverview>;
  addTeamMembers: (teamMembers: number) => Promise<AccountOverview>;
  addEvents: (events: number) => Promise<AccountOverview>;
  /** Creates the first selection of an account, and changes a later one. 4090 when somebody else selected meanwhile. */
  selectFeatures: (selection: AccountFeatureSelection, isFirst: boolean) => Promise<AccountFeatures>;
  /** Events that have a sender of their own keep it. */
  resetSender: () => Promise<EffectiveEmailDomain>;
}

/**
 * One account, for support. No call reads the agreement of somebody else's account: `overview` is that of one's own, else what the last
 * change answered, else `undefined`. Reading never throws; read `isError` of `features`.
 * @experimental
 */
export function useSupportAccount(accountId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const features = useRead(getAccountFeatures, { params: { accountId } });
  const own = useRead(getOwnAccount, {});
  const queryKey = useMemo(() => ['boxoffice', 'supportAccount', accountId], [accountId]);
  const changed = useQuery<AccountOverview>({ queryKey, queryFn: skipToken, staleTime: Infinity });
  const calls = useMemo((): SupportAccountCalls => {
    const params = { accountId };
    const keep = async (call: Promise<AccountOverview>) => {
      const overview = await call;
      cache.setQueryData(queryKey, overview);
      return overview;
    };
    return {
      setRegistrations: (registrations) =>
        keep(client.call(setRegistrations, { params, body: { registrations } })),
      setStart: (startDate) => keep(client.call(updateAgreementStartDate, { params, body: { startDate } })),
      setEnd: (endDate) => keep(client.call(updateAgreementEndDate, { params, body: { endDate } })),
      setStatus: (status) => keep(client.call(updateAgreementStatus, { params, body: { status } })),
      addTeamMembers: (teamMembers) => keep(client.call(addTeamMembers, { params, body: { teamMembers } })),
      addEvents: (events) => keep(client.call(addEvents, { params, body: { events } })),
      selectFeatures: (body, isFirst) =>
        thenReadAgain(
          client.call(isFirst ? createAccountFeatures : updateAccountFeatures, { params, body }),
          cache,
          [getAccountFeatures],
        ),
      resetSender: () => client.call(resetAccountEmailDomain, { params }),
    };
  }, [client, cache, accountId, queryKey]);
  const ofOwn = own.data?.id === accountId ? own.data : undefined;
  return { features, overview: changed.data ?? ofOwn, calls };
}
