'use client';
import { useMobileApp, useMobileBuild, useMobileCards } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { AppSettingsView } from './AppSettingsView';

/** Props of `AppSettingsScreen`. @experimental */
export interface AppSettingsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Name, look and features are saved; attendees see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** The mobile app of an event. 001 §2, 002 §2 app settings; 002 §7 Mobile app. */
export function AppSettings({ accountId, eventId, onSaved }: AppSettingsScreenProps) {
  const t = useT();
  const app = useMobileApp({ accountId, eventId });
  const cards = useMobileCards({ accountId, eventId });
  const build = useMobileBuild({ accountId, eventId });
  if (app.isUnknownEvent) return <ScreenNotFound />;
  if (app.app && app.kept && cards.cards)
    return (
      <AppSettingsView
        app={app.app}
        kept={app.kept}
        calls={app}
        cards={cards.cards}
        cardCalls={cards}
        build={build}
        onSaved={onSaved}
      />
    );
  const loads = [app, cards];
  return (
    <>
      <PageHeader title={t('organizer.app.name')} />
      {loads.some(({ isError }) => isError) ? (
        <ScreenFailed
          title={t('organizer.app.notLoaded')}
          isRetrying={loads.some(({ isFetching }) => isFetching)}
          onRetry={() => loads.forEach(({ isError, refetch }) => isError && void refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.app.loading')} />
      )}
    </>
  );
}
