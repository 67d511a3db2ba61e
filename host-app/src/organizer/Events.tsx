import { useT } from 'boxoffice';
import { EventsScreen, NewEventScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { demoAccount } from '../routes/demoEvent';
import { eventsPath, newEventPath } from './accountScreens';
import { useViewInAddress } from './address';
import { screenPath } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** The events of the account. */
export function Events() {
  const navigate = usePreservingNavigate();
  const [view, setView] = useViewInAddress();
  const open = useCallback((eventId: string) => navigate(screenPath(eventId)), [navigate]);
  return (
    <EventsScreen
      accountId={demoAccount}
      view={view}
      onViewChange={setView}
      onOpen={open}
      newHref={preservedHref(newEventPath)}
      onNavigate={useOnNavigate(usePreservingNavigate())}
    />
  );
}

/** The form for another; then what it has. */
export function NewEvent() {
  const t = useT();
  const navigate = usePreservingNavigate();
  return (
    <NewEventScreen
      accountId={demoAccount}
      onCreated={({ id }) => navigate(screenPath(id, 'settings'), { replace: true })}
      back={{
        href: preservedHref(eventsPath),
        label: t('organizer.kit.palette.events'),
        onNavigate: useOnNavigate(usePreservingNavigate()),
      }}
    />
  );
}
