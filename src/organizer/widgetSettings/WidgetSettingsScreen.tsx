'use client';
import { useWidgetBootstrap, useWidgetSettings } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import type { EmbedSource } from './EmbedSnippet';
import { WidgetSettingsView } from './WidgetSettingsView';

/** Props of `WidgetSettingsScreen`. @experimental */
export interface WidgetSettingsScreenProps {
  /** The event. */
  eventId: string;
  /** The look of the pages the widget is put into, which the preview begins with. Default: `ink`. */
  preset?: Preset | undefined;
  /** Where your loader and ticket page are; without it no snippet to paste is shown. */
  embed?: EmbedSource | undefined;
  /** The settings are saved; buyers see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** How the ticket widget of an event looks, what it says and what it allows. 001 §3 Tickets widget settings; 000 §1. */
export function WidgetSettings({ eventId, ...props }: WidgetSettingsScreenProps) {
  const t = useT();
  const { kept, isError, isUnknownEvent, isFetching, refetch, save, reload, reset } =
    useWidgetSettings(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  if (isUnknownEvent || bootstrap.isUnknownEvent) return <ScreenNotFound />;
  if (kept && bootstrap.data)
    return (
      <WidgetSettingsView {...props} {...{ kept, save, reload }} bootstrap={bootstrap.data} onReset={reset} />
    );
  return (
    <>
      <PageHeader title={t('organizer.widget.name')} />
      {isError || bootstrap.isError ? (
        <ScreenFailed
          title={t('organizer.widget.notLoaded')}
          isRetrying={isFetching || bootstrap.isFetching}
          onRetry={() => void Promise.all([refetch(), bootstrap.refetch()])}
        />
      ) : (
        <ScreenLoading label={t('organizer.widget.loading')} />
      )}
    </>
  );
}
