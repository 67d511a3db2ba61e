import { RegistrationFormScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

export function RegistrationForm({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  return (
    <RegistrationFormScreen
      accountId={accountId}
      eventId={eventId}
      buyer={{
        href: hrefOf('buyerInformation'),
        onNavigate: useOnNavigate(navigate),
      }}
    />
  );
}
