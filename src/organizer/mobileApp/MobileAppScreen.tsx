'use client';
import { useMobileApp, useMobileBuild, useMobileCards } from '../../hooks';
import { useT } from '../../i18n';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { MobileAppView } from './MobileAppView';

/** Props of `MobileAppScreen`. @experimental */
export interface MobileAppScreenProps extends EventScreenProps {
  /** Name, look and features are saved; attendees see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** The mobile app of an event. 001 §2, 002 §2 app settings; 002 §7 Mobile app. */
export function MobileApp({ accountId, eventId, onSaved }: MobileAppScreenProps) {
  const t = useT();
  const app = useMobileApp({ accountId, eventId });
  const cards = useMobileCards({ accountId, eventId });
  const build = useMobileBuild({ accountId, eventId });
  return (
    <ScreenState
      loads={[app, cards]}
      data={{ app: app.app, saved: app.saved, cards: cards.cards }}
      isUnknown={app.isUnknown}
      head={{ title: t('organizer.mobileApp.name') }}
      loading={t('organizer.mobileApp.loading')}
      failed={t('organizer.mobileApp.notLoaded')}
    >
      {(found) => <MobileAppView {...found} build={build} onSaved={onSaved} calls={app} cardCalls={cards} />}
    </ScreenState>
  );
}
