'use client';
import { useCheckInSettings } from '../../hooks';
import { useT } from '../../i18n';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { CheckInSettingsView, type CheckInSettingsViewProps } from './CheckInSettingsView';

/** Props of `CheckInSettingsScreen`. @experimental */
export interface CheckInSettingsScreenProps
  extends EventScreenProps, Pick<CheckInSettingsViewProps, 'doorHref' | 'onNavigate'> {
  /** The settings are saved; devices sign in by them from now on. */
  onSaved?: (() => void) | undefined;
}

/** How an event is checked in at its doors. 002 §3 Check-in data. */
export function CheckInSettingsEditor(props: CheckInSettingsScreenProps) {
  const { eventId, onSaved, doorHref, onNavigate } = props;
  const t = useT();
  const settings = useCheckInSettings(eventId);
  return (
    <ScreenState
      loads={[settings]}
      data={{ saved: settings.saved }}
      isUnknown={settings.isUnknown}
      head={{ title: t('organizer.checkIn.name') }}
      loading={t('organizer.checkIn.loading')}
      failed={t('organizer.checkIn.notLoaded')}
    >
      {({ saved }) => (
        <CheckInSettingsView
          saved={saved}
          save={settings.save}
          reload={settings.reload}
          onSaved={onSaved}
          doorHref={doorHref}
          onNavigate={onNavigate}
        />
      )}
    </ScreenState>
  );
}
