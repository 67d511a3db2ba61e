'use client';
import { useInvoiceSettings, useSaleSettings, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { InvoiceSettingsView } from './InvoiceSettingsView';

/** Props of `InvoiceSettingsScreen`. @experimental */
export interface InvoiceSettingsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** The settings are saved; buyers meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/** How an event is paid by invoice, and what its invoices ask for. 000 §3 Invoice data. */
export function InvoiceSettings({ accountId, eventId, preset, onSaved }: InvoiceSettingsScreenProps) {
  const t = useT();
  const { kept, save, reload, ...invoices } = useInvoiceSettings({ accountId, eventId });
  const sale = useSaleSettings(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  if (bootstrap.isUnknownEvent || sale.isUnknownEvent) return <ScreenNotFound />;
  if (kept && sale.settings && bootstrap.data)
    return (
      <InvoiceSettingsView
        {...{ kept, save, reload, onSaved }}
        sample={{
          ...{ accountId, eventId, preset, sale: sale.settings },
          theme: bootstrap.data.ticketsWidgetModel.theme,
        }}
      />
    );
  const loads = [invoices, sale, bootstrap];
  return (
    <>
      <PageHeader title={t('organizer.invoices.name')} />
      {loads.some(({ isError }) => isError) ? (
        <ScreenFailed
          title={t('organizer.invoices.notLoaded')}
          isRetrying={loads.some(({ isFetching }) => isFetching)}
          onRetry={() => loads.forEach(({ isError, refetch }) => isError && void refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.invoices.loading')} />
      )}
    </>
  );
}
