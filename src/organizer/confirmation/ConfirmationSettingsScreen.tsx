'use client';
import { useMemo } from 'react';
import { socialShareSettings } from '../../domain/confirmation/settings';
import { useConfirmationPreview, usePostRegistration, useSocialShare, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
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
  const { kept, save, reload, ...settings } = usePostRegistration(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  const order = useConfirmationPreview(eventId);
  const share = useSocialShare(eventId);
  const sample = useMemo(
    () =>
      order.data && share.kept && bootstrap.data
        ? {
            order: order.data,
            share: socialShareSettings(share.kept.values),
            theme: bootstrap.data.ticketsWidgetModel.theme,
            removeBranding: bootstrap.data.siteConf.features.removeBranding,
          }
        : undefined,
    [order.data, share.kept, bootstrap.data],
  );
  if (bootstrap.isUnknownEvent) return <ScreenNotFound />;
  if (kept && sample) return <ConfirmationSettingsView {...props} {...{ kept, save, reload, sample }} />;
  const loads = [settings, bootstrap, order, share];
  return (
    <>
      <PageHeader title={t('organizer.confirmation.name')} />
      {loads.some(({ isError }) => isError) ? (
        <ScreenFailed
          title={t('organizer.confirmation.notLoaded')}
          isRetrying={loads.some(({ isFetching }) => isFetching)}
          onRetry={() => loads.forEach(({ isError, refetch }) => isError && void refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.confirmation.loading')} />
      )}
    </>
  );
}
