import {
  RingsScreen,
  StopActingScreen,
  SupportAccountScreen,
  SupportEventScreen,
  SupportPersonScreen,
} from 'boxoffice/organizer';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { eventsPath } from './accountScreens';
import { useViewInAddress } from './address';
import { screenPath } from './screens';
import { supportPath, type SupportScreenName } from './supportScreens';
import { useOnNavigate } from './useOnNavigate';

interface SupportProps {
  name: SupportScreenName;
  /** The account or the event that the address names. */
  id: string | undefined;
}

/** A screen of the platform's support staff; each says by itself whom it is for. */
export function Support({ name, id }: SupportProps) {
  const navigate = usePreservingNavigate();
  const [view, setView] = useViewInAddress();
  const onNavigate = useOnNavigate(navigate);
  const onFind = (found: string) => navigate(supportPath(name, found), { preventScrollReset: true });
  switch (name) {
    case 'supportAccounts':
      return <SupportAccountScreen accountId={id} onFind={onFind} onActing={() => navigate(eventsPath)} />;
    case 'supportEvents':
      return (
        <SupportEventScreen
          eventId={id}
          onFind={onFind}
          ordersHrefOf={(eventId) => preservedHref(screenPath(eventId, 'orders'))}
          accountHrefOf={(accountId) => preservedHref(supportPath('supportAccounts', accountId))}
          onNavigate={onNavigate}
        />
      );
    case 'supportPeople':
      return <SupportPersonScreen />;
    case 'supportRings':
      return <RingsScreen eventId={id} onFind={onFind} view={view} onViewChange={setView} />;
  }
}

/** The way out of an account that support acts as. */
export function StopActing() {
  const navigate = usePreservingNavigate();
  return (
    <StopActingScreen onStopped={(id) => navigate(supportPath('supportAccounts', id), { replace: true })} />
  );
}
