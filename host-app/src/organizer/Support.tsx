import {
  RingsScreen,
  SupportAccountScreen,
  SupportEventScreen,
  SupportPersonScreen,
} from 'boxoffice/organizer';
import { preservedHref, usePreservingNavigate } from '../navigation';
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
      return <SupportAccountScreen accountId={id} onFind={onFind} />;
    case 'supportEvents':
      return (
        <SupportEventScreen
          eventId={id}
          onFind={onFind}
          ordersHrefOf={(eventId) => preservedHref(screenPath(eventId, 'orders'))}
          onNavigate={onNavigate}
        />
      );
    case 'supportPeople':
      return <SupportPersonScreen />;
    case 'supportRings':
      return <RingsScreen eventId={id} onFind={onFind} view={view} onViewChange={setView} />;
  }
}
