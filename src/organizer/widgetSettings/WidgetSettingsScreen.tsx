'use client';
import { useWidgetBootstrap, useWidgetSettings } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { ScreenState } from '../kit/record';
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
  const settings = useWidgetSettings(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  const { save, reload, reset } = settings;
  return (
    <ScreenState
      loads={[settings, bootstrap]}
      data={{ saved: settings.saved, bootstrap: bootstrap.data }}
      isUnknown={settings.isUnknown || bootstrap.isUnknownEvent}
      head={{ title: t('organizer.widgetSettings.name') }}
      loading={t('organizer.widgetSettings.loading')}
      failed={t('organizer.widgetSettings.notLoaded')}
    >
      {(found) => <WidgetSettingsView {...props} {...found} save={save} reload={reload} onReset={reset} />}
    </ScreenState>
  );
}
