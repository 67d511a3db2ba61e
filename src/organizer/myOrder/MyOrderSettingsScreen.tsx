'use client';
import { useMyOrderSettings } from '../../hooks/organizer/myOrder/useMyOrderSettings';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { MyOrderSettingsView, type MyOrderSettingsViewProps } from './MyOrderSettingsView';

/** Props of `MyOrderSettingsScreen`. @experimental */
export interface MyOrderSettingsScreenProps extends Pick<
  MyOrderSettingsViewProps,
  'requestsHref' | 'onNavigate'
> {
  /** The event. */
  eventId: string;
  /** The settings are saved; buyers are offered what they allow from now on. */
  onSaved?: (() => void) | undefined;
}

/** What buyers may do with their own orders. */
export function MyOrderSettingsEditor({ eventId, ...props }: MyOrderSettingsScreenProps) {
  const t = useT();
  const { saved, save, reload, ...load } = useMyOrderSettings(eventId);
  return (
    <ScreenState
      loads={[load]}
      data={{ saved }}
      isUnknown={load.isUnknown}
      head={{ title: t('organizer.myOrder.settings.title') }}
      loading={t('organizer.myOrder.settings.loading')}
      failed={t('organizer.myOrder.settings.notLoaded')}
    >
      {(found) => <MyOrderSettingsView {...props} {...found} save={save} reload={reload} />}
    </ScreenState>
  );
}
