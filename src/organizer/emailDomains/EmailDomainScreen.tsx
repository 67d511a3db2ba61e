'use client';
import type { EmailDomainLevel } from '../../contract';
import { useEmailDomain } from '../../hooks';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { readingOf } from '../kit/record';
import { EmailDomainView } from './EmailDomainView';

/** Props of `EmailDomainScreen`. @experimental */
export interface EmailDomainScreenProps extends EventScreenProps {
  /**
   * What is changed: the event's sender, or that of its account, which any of the account's events stands for: the backend has no call
   * that reads an account's. Default: `Event`.
   */
  level?: EmailDomainLevel | undefined;
}

/** Whom emails come from, and the DNS records a domain needs. 002 §3 Account email domain, §7 Email domain. */
export function EmailDomain({ accountId, eventId, level = 'Event' }: EmailDomainScreenProps) {
  const { context, calls } = useEmailDomain({ accountId, eventId });
  return (
    <EmailDomainView {...readingOf(context)} context={context.data ?? null} level={level} calls={calls} />
  );
}
