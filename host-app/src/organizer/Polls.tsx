import { PollsScreen, PollStageScreen } from 'boxoffice/organizer';
import { useNewInAddress, useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** What the people at the event are asked, and the result of each for the room. */
export function Polls({ eventId, id, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  const onNavigate = useOnNavigate(navigate);
  if (id !== undefined)
    return (
      <PollStageScreen eventId={eventId} pollId={id} pollsHref={hrefOf('polls')} onNavigate={onNavigate} />
    );
  return (
    <PollsScreen
      {...request}
      eventId={eventId}
      view={view}
      onViewChange={setView}
      stageHrefOf={(pollId) => hrefOf('polls', pollId)}
      onNavigate={onNavigate}
    />
  );
}
