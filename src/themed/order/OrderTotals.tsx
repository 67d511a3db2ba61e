'use client';
import type { HeldTransaction } from '../../contract';
import { OrderSummary as Headless, type OrderTotalKind } from '../../headless/order';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { num } from '../kit/text.css';
import * as css from './OrderSummary.css';

export type OrderTotalsProps = Pick<HeldTransaction, 'taxRate' | 'taxName'>;

/** What it comes to. */
export function OrderTotals({ taxRate, taxName }: OrderTotalsProps) {
  const t = useT();
  const locale = useLocale();
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const taxLine = t('summary.taxLine', {
    name: taxName ?? t('summary.taxName'),
    rate: rate.format((taxRate ?? 0) / 100),
  });
  return (
    <Headless.Totals className={cx(css.totals, num)}>
      <Total kind="price" label={t('summary.priceTotal')} />
      <Total kind="tax" label={taxLine} />
      <Total kind="order" label={t('summary.total')} />
      <Total kind="saved" label={t('summary.saved')} />
    </Headless.Totals>
  );
}

const emphasis: Readonly<Partial<Record<OrderTotalKind, string>>> = { order: css.grand, saved: css.saved };

const Total = ({ kind, label }: { kind: OrderTotalKind; label: string }) => (
  <Headless.Total kind={kind} className={cx(css.total, emphasis[kind])}>
    <Headless.Label>{label}</Headless.Label>
    <Headless.Value className={kind === 'order' ? css.grandAmount : css.amount} />
  </Headless.Total>
);
