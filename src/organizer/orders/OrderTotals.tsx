'use client';
import type { Minor, OrganizerOrder } from '../../contract';
import { useLocale, useT } from '../../i18n';
import * as css from './OrderDetails.css';
import { Amount } from './OrderTexts';

export interface OrderTotalsProps {
  order: Pick<OrganizerOrder, 'totals' | 'total' | 'refundTotal' | 'currency'>;
  /** The last line, which stands for what remains of it all. Default: what the organizer keeps. */
  result?: { label: string; minor: Minor } | undefined;
  /** What was paid of it so far and did not go back; instead of what went back. */
  paid?: { label: string; minor: Minor } | undefined;
}

/** How an order's total comes about, what went back of it, and what the organizer keeps. */
export function OrderTotals({ order, result, paid }: OrderTotalsProps) {
  const t = useT();
  const locale = useLocale();
  const { price, discount, fees, tax, taxIncluded, taxName, taxRate, net } = order.totals;
  const rate = taxRate === null ? '' : `${taxRate.toLocaleString(locale)}%`;
  const taxLabel = t(
    taxIncluded ? 'organizer.orders.order.totals.taxIncluded' : 'organizer.orders.order.totals.tax',
    {
      name: taxName ?? '',
      rate,
    },
  );
  const lines: { key: string; label: string; minor: Minor }[] = [
    { key: 'price', label: t('organizer.orders.order.totals.price'), minor: price },
    { key: 'discount', label: t('organizer.orders.order.totals.discount'), minor: -discount },
    { key: 'fees', label: t('organizer.orders.order.totals.fees'), minor: fees },
    { key: 'tax', label: taxLabel, minor: tax },
  ];
  const taken = paid ?? {
    label: t('organizer.orders.order.totals.refunded'),
    minor: order.refundTotal,
  };
  return (
    <dl className={css.totals}>
      {lines
        .filter(({ key, minor }) => key === 'price' || minor !== 0)
        .map((line) => (
          <div key={line.key} className={css.line}>
            <dt>{line.label}</dt>
            <dd>
              <Amount minor={line.minor} order={order} />
            </dd>
          </div>
        ))}
      <div className={css.total}>
        <dt>{t('organizer.orders.order.total')}</dt>
        <dd>
          <Amount minor={order.total} order={order} />
        </dd>
      </div>
      {taken.minor > 0 && (
        <div className={css.line}>
          <dt>{taken.label}</dt>
          <dd>
            <Amount minor={-taken.minor} order={order} />
          </dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{result?.label ?? t('organizer.orders.order.totals.net')}</dt>
        <dd>
          <Amount minor={result?.minor ?? net} order={order} />
        </dd>
      </div>
    </dl>
  );
}
