'use client';
import { useMemo } from 'react';
import { socialShareSettings } from '../../domain/confirmation/settings';
import {
  useConfirmationPreview,
  useConfirmationSettings,
  useSocialShare,
  useWidgetBootstrap,
} from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { ConfirmationSettingsView, type ConfirmationSettingsViewProps } from './ConfirmationSettingsView';

/** Props of `ConfirmationSettingsScreen`. @experimental */
export interface ConfirmationSettingsScreenProps extends Pick<
  ConfirmationSettingsViewProps,
  'preset' | 'onSaved'
> {
  /** The event. */
  eventId: string;
}

/** How the screen after registration looks and what it says. 001 §2, §3 Post registration settings. */
export function ConfirmationSettings({ eventId, ...props }: ConfirmationSettingsScreenProps) {
  const t = useT();
  const settings = useConfirmationSettings(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  const order = useConfirmationPreview(eventId);
  const share = useSocialShare(eventId);
  const sample = useMemo(
    () =>
      order.data && share.saved && bootstrap.data
        ? {
            order: order.data,
            share: socialShareSettings(share.saved.values),
            theme: bootstrap.data.ticketsWidgetModel.theme,
            removeBranding: bootstrap.data.siteConf.features.removeBranding,
          }
        : undefined,
    [order.data, share.saved, bootstrap.data],
  );
  const { saved, save, reload } = settings;
  return (
    <ScreenState
      loads={[settings, bootstrap, order, share]}
      data={{ saved, sample }}
      isUnknown={bootstrap.isUnknownEvent}
      head={{ title: t('organizer.confirmation.name') }}
      loading={t('organizer.confirmation.loading')}
      failed={t('organizer.confirmation.notLoaded')}
    >
      {(found) => <ConfirmationSettingsView {...props} {...found} save={save} reload={reload} />}
    </ScreenState>
  );
}
