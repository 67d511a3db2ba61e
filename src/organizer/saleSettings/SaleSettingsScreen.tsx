'use client';
import { useAvailablePaymentProcessors, useSaleSettings, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { SaleSettingsView } from './SaleSettingsView';

/** Props of `SaleSettingsScreen`. @experimental */
export interface SaleSettingsScreenProps extends EventScreenProps {
  /** The settings are saved; buyers meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/** Tax, currency and rules of an event's sale. 000 §3 Tickets data; 002 §7 tickets_data. */
export function SaleSettingsEditor({ accountId, eventId, onSaved }: SaleSettingsScreenProps) {
  const t = useT();
  const sale = useSaleSettings(eventId);
  const available = useAvailablePaymentProcessors(accountId);
  const bootstrap = useWidgetBootstrap(eventId);
  const { saved, settings, save, reload } = sale;
  return (
    <ScreenState
      loads={[sale, available, bootstrap]}
      data={{ saved, settings, available: available.data, bootstrap: bootstrap.data }}
      isUnknown={bootstrap.isUnknownEvent || sale.isUnknown}
      head={{ title: t('organizer.saleSettings.name') }}
      loading={t('organizer.saleSettings.loading')}
      failed={t('organizer.saleSettings.notLoaded')}
    >
      {(found) => (
        <SaleSettingsView
          save={save}
          reload={reload}
          onSaved={onSaved}
          saved={found.saved}
          currency={found.settings.currency}
          available={found.available}
          isTaxAdded={found.bootstrap.ticketsWidgetModel.taxOnCheckout}
        />
      )}
    </ScreenState>
  );
}
