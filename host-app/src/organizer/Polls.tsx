import { PollsScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';

/** What the people at the event are asked. */
export function Polls({ eventId }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  return <PollsScreen eventId={eventId} view={view} onViewChange={setView} />;
}
