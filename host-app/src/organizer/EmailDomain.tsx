import { EmailDomainScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';
import { useAccountId } from './useAccountId';

/** Whom the event's emails come from. */
export function EmailDomain({ accountId, eventId }: ScreenProps) {
  return <EmailDomainScreen accountId={accountId} eventId={eventId} />;
}

/** Whom the emails of all events come from. */
export function AccountEmailDomain({ eventId }: { eventId: string }) {
  return <EmailDomainScreen accountId={useAccountId()} eventId={eventId} level="Account" />;
}
