'use client';
import type { AvailablePaymentProcessor, Currency } from '../../contract';
import { saveProblem } from '../../domain';
import { saleSettingsSchema, type SaleSettingsValues } from '../../domain/saleSettings';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { EditorForm, useEditor } from '../kit/form';
import { PageHeader } from '../kit/page';
import { OrdersSection } from './OrdersSection';
import { PaymentSection } from './PaymentSection';
import { TaxSection } from './TaxSection';

export interface SaleSettingsViewProps extends SaveCalls<SaleSettingsValues> {
  /** The rules as they are kept, with their version. */
  saved: Saved<SaleSettingsValues>;
  /** What tickets are sold in at present. */
  currency: Currency;
  /** The gateways the account can set up. */
  available: readonly AvailablePaymentProcessor[];
  /** The tax is added in the order summary; else prices include it. */
  isTaxAdded: boolean;
  /** The rules are saved; buyers meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/** 4091: there are orders in the present currency, or holds for the present gateway. */
const fixed = 4091;

const toErrorMessage: NonNullable<SaveCalls<SaleSettingsValues>['toErrorMessage']> = (failure) =>
  failure.code === fixed ? { message: { key: 'organizer.saleSettings.error.fixed' } } : saveProblem(failure);

/** Tax, currency, who takes the money, and how long tickets are held. 000 §3 Tickets data. @experimental */
export function SaleSettingsView(props: SaleSettingsViewProps) {
  const { saved, save, reload, currency, available, isTaxAdded, onSaved } = props;
  const t = useT();
  const editor = useEditor({ saved, save, reload, toErrorMessage, onSaved, schema: saleSettingsSchema });
  return (
    <>
      <PageHeader title={t('organizer.saleSettings.name')} lead={t('organizer.saleSettings.lead')} />
      <EditorForm editor={editor} title={t('organizer.saleSettings.name')}>
        <TaxSection isAdded={isTaxAdded} />
        <PaymentSection currency={currency} available={available} />
        <OrdersSection />
      </EditorForm>
    </>
  );
}
