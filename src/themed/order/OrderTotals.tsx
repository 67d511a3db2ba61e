'use client';
import type { HeldTransaction } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { num } from '../kit/text.css';
import * as css from './OrderSummary.css';
import { savedTotal, type SummaryHold } from './summaryLines';

export interface OrderTotalsProps {
  hold: SummaryHold &
    Pick<HeldTransaction, 'orderTotal' | 'priceTotal' | 'taxTotal' | 'taxRate' | 'taxName' | 'currency'>;
  /** 000 §2.5: price and tax are told apart when tax is added at checkout. */
  taxOnCheckout: boolean;
}

/** What it comes to. All figures are the server's; what is saved is theirs, ticket by ticket. */
export function OrderTotals({ hold, taxOnCheckout }: OrderTotalsProps) {
  const t = useT();
  const locale = useLocale();
  const money = (minor: number) => <bdi>{formatMoney(minor, hold.currency, locale)}</bdi>;
  const hasTax = taxOnCheckout && hold.taxRate !== null && hold.taxRate > 0;
  const saved = savedTotal(hold);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return (
    <dl className={cx(css.totals, num)}>
      {hasTax && (
        <>
          <div className={css.total}>
            <dt>{t('summary.priceTotal')}</dt>
            <dd className={css.amount}>{money(hold.priceTotal)}</dd>
          </div>
          <div className={css.total}>
            <dt>
              {t('summary.taxLine', {
                name: hold.taxName ?? t('summary.taxName'),
                rate: rate.format((hold.taxRate ?? 0) / 100),
              })}
            </dt>
            <dd className={css.amount}>{money(hold.taxTotal)}</dd>
          </div>
        </>
      )}
      <div className={cx(css.total, css.grand)}>
        <dt>{t('summary.total')}</dt>
        <dd className={css.grandAmount}>{money(hold.orderTotal)}</dd>
      </div>
      {saved > 0 && (
        <div className={cx(css.total, css.saved)}>
          <dt>{t('summary.saved')}</dt>
          <dd className={css.amount}>{money(saved)}</dd>
        </div>
      )}
    </dl>
  );
}
