'use client';
import { useQueryClient } from '@tanstack/react-query';
import { getSubscription, getUserVerification, resubscribe } from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { isUnknown, useRead } from '../resource/useRead';

/**
 * One address, for support: whether it gets the platform's emails, whether its owner verified it (`isNobody`: it has none), and the way to
 * subscribe it again, which rejects with ApiError: 4091 when its owner reported emails as spam. Reading never throws; read `isError` of
 * each. 002 §7.
 * @experimental
 */
export function useSupportPerson(email: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const subscription = useRead(getSubscription, { query: { email } });
  const verification = useRead(getUserVerification, { query: { email } });
  return {
    subscription,
    verification,
    isNobody: isUnknown(verification.error),
    resubscribe: () => thenReadAgain(client.call(resubscribe, { body: { email } }), cache, [getSubscription]),
  };
}
