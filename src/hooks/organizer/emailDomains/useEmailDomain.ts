'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getEmailContext,
  previewEmail,
  resetAccountEmailDomain,
  resetEmailDomain,
  testEmailDomain,
  updateEventEmailDomain,
  type EffectiveEmailDomain,
  type EmailDomainSetting,
  type EmailDomainTest,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What can be done with the sender of emails. Each rejects with ApiError; once it is done the sender is read again. @experimental */
export interface EmailDomainCalls {
  /** For the event, or for every event of its account. */
  update: (sender: EmailDomainSetting) => Promise<EffectiveEmailDomain>;
  /** The event's emails come from the account's sender again. */
  resetEvent: () => Promise<EffectiveEmailDomain>;
  /** Emails of the account come from the platform's sender again; events that have their own keep it. */
  resetAccount: () => Promise<EffectiveEmailDomain>;
  /** Reads the DNS records of a domain. */
  test: (domain: string) => Promise<EmailDomainTest>;
}

/**
 * Whom the emails of an event come from, and the ways to change that: for the event, or for its whole account. Reading never throws; read
 * `isError`. 002 §3 Account email domain, §7 Email domain.
 * @experimental
 */
export function useEmailDomain({ accountId, eventId }: EventScope) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const context = useRead(getEmailContext, { params: { accountId, eventId } });
  const calls = useMemo((): EmailDomainCalls => {
    const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, [getEmailContext, previewEmail]);
    return {
      update: (body) => changed(client.call(updateEventEmailDomain, { params: { eventId }, body })),
      resetEvent: () => changed(client.call(resetEmailDomain, { params: { eventId } })),
      resetAccount: () => changed(client.call(resetAccountEmailDomain, { params: { accountId } })),
      test: (domain) => client.call(testEmailDomain, { query: { domain } }),
    };
  }, [client, cache, accountId, eventId]);
  return { context, calls };
}
