'use client';
import { useInvoiceSettings, useSaleSettings, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { InvoiceSettingsView } from './InvoiceSettingsView';

/** Props of `InvoiceSettingsScreen`. @experimental */
export interface InvoiceSettingsScreenProps extends EventScreenProps {
  /** The look of the pages the widget is put into; `ink` when absent. */
  preset?: Preset | undefined;
  /** The settings are saved; buyers meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/** How an event is paid by invoice, and what its invoices ask for. 000 §3 Invoice data. */
export function InvoiceSettings({ accountId, eventId, preset, onSaved }: InvoiceSettingsScreenProps) {
  const t = useT();
  const invoices = useInvoiceSettings({ accountId, eventId });
  const sale = useSaleSettings(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  const { save, reload } = invoices;
  return (
    <ScreenState
      loads={[invoices, sale, bootstrap]}
      data={{ saved: invoices.saved, sale: sale.settings, bootstrap: bootstrap.data }}
      isUnknown={bootstrap.isUnknownEvent || sale.isUnknown}
      head={{ title: t('organizer.invoices.name') }}
      loading={t('organizer.invoices.loading')}
      failed={t('organizer.invoices.notLoaded')}
    >
      {(found) => (
        <InvoiceSettingsView
          save={save}
          reload={reload}
          onSaved={onSaved}
          saved={found.saved}
          sample={{
            accountId,
            eventId,
            preset,
            sale: found.sale,
            timeZone: found.bootstrap.event['time-zone-id'],
            theme: found.bootstrap.ticketsWidgetModel.theme,
          }}
        />
      )}
    </ScreenState>
  );
}
