import { EventSettingsScreen } from 'boxoffice/organizer';
import { eventsPath } from './accountScreens';
import type { ScreenProps } from './screens';

export function EventSettings({ accountId, eventId, navigate }: ScreenProps) {
  return (
    <EventSettingsScreen
      accountId={accountId}
      eventId={eventId}
      onDeleted={() => navigate(eventsPath, { replace: true })}
    />
  );
}
