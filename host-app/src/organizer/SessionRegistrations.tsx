import { SessionRegistrationsScreen, SessionStatusEmailScreen } from 'boxoffice/organizer';
import { useT } from 'boxoffice';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Who has a place in which session; with `email`, the email that tells them. */
export function SessionRegistrations({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const [view, setView] = useViewInAddress();
  const onNavigate = useOnNavigate(navigate);
  const params = { accountId, eventId };
  if (id === 'email')
    return (
      <SessionStatusEmailScreen
        {...params}
        back={{
          href: hrefOf('sessionRegistrations'),
          label: t('organizer.sessionRegistrations.title'),
          onNavigate,
        }}
      />
    );
  return (
    <SessionRegistrationsScreen
      {...params}
      view={view}
      onNavigate={onNavigate}
      onViewChange={setView}
      emailHref={hrefOf('sessionRegistrations', 'email')}
    />
  );
}
