'use client';
import { useAvailableProcessors, useSaleSettings, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { SaleSettingsView } from './SaleSettingsView';

/** Props of `SaleSettingsScreen`. @experimental */
export interface SaleSettingsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The settings are saved; buyers meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/** Tax, currency and rules of an event's sale. 000 §3 Tickets data; 002 §7 tickets_data. */
export function SaleSettingsEditor({ accountId, eventId, onSaved }: SaleSettingsScreenProps) {
  const t = useT();
  const { kept, settings, save, reload, ...sale } = useSaleSettings(eventId);
  const available = useAvailableProcessors(accountId);
  const bootstrap = useWidgetBootstrap(eventId);
  if (bootstrap.isUnknownEvent || sale.isUnknownEvent) return <ScreenNotFound />;
  if (kept && settings && available.data && bootstrap.data)
    return (
      <SaleSettingsView
        {...{ kept, save, reload, onSaved }}
        currency={settings.currency}
        available={available.data}
        isTaxAdded={bootstrap.data.ticketsWidgetModel.taxOnCheckout}
      />
    );
  const loads = [sale, available, bootstrap];
  return (
    <>
      <PageHeader title={t('organizer.sale.name')} />
      {loads.some(({ isError }) => isError) ? (
        <ScreenFailed
          title={t('organizer.sale.notLoaded')}
          isRetrying={loads.some(({ isFetching }) => isFetching)}
          onRetry={() => loads.forEach(({ isError, refetch }) => isError && void refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.sale.loading')} />
      )}
    </>
  );
}
