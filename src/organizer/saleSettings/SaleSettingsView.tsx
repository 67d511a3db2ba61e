'use client';
import type { AvailablePaymentProcessor, Currency } from '../../contract';
import { saveProblem } from '../../domain';
import { saleSettingsSchema, type SaleSettingsValues } from '../../domain/saleSettings';
import type { SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { EditorScreen, type RecordProps } from '../kit/record';
import { OrdersSection } from './OrdersSection';
import { PaymentSection } from './PaymentSection';
import { TaxSection } from './TaxSection';

export interface SaleSettingsViewProps extends RecordProps<SaleSettingsValues> {
  /** What tickets are sold in at present. */
  currency: Currency;
  /** The gateways the account can set up. */
  available: readonly AvailablePaymentProcessor[];
  /** The tax is added in the order summary; else prices include it. */
  isTaxAdded: boolean;
}

/** 4091: there are orders in the present currency, or holds for the present gateway. */
const fixed = 4091;

const toErrorMessage: NonNullable<SaveCalls<SaleSettingsValues>['toErrorMessage']> = (failure) =>
  failure.code === fixed ? { message: { key: 'organizer.saleSettings.error.fixed' } } : saveProblem(failure);

/** Tax, currency, who takes the money, and how long tickets are held. 000 §3 Tickets data. @experimental */
export function SaleSettingsView(props: SaleSettingsViewProps) {
  const { currency, available, isTaxAdded } = props;
  const t = useT();
  return (
    <EditorScreen
      record={props}
      schema={saleSettingsSchema}
      toErrorMessage={toErrorMessage}
      title={t('organizer.saleSettings.name')}
      lead={t('organizer.saleSettings.lead')}
    >
      <TaxSection isAdded={isTaxAdded} />
      <PaymentSection currency={currency} available={available} />
      <OrdersSection />
    </EditorScreen>
  );
}
