'use client';
import type { Currency } from '../../contract';
import { formatMoney, type SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { PlainTable } from '../kit/page/PlainTable';
import { BarDays, conversionText } from './BarDays';

export interface SalesTableProps {
  bars: readonly SalesBar[];
  currency: Currency;
  /** What the days are called that are compared with; `null` where none are. */
  before: string | null;
}

/** What the chart shows, in numbers; the latest first. */
export function SalesTable({ bars, currency, before: beforeLabel }: SalesTableProps) {
  const t = useT();
  const locale = useLocale();
  const money = (minor: number) => <bdi>{formatMoney(minor, currency, locale)}</bdi>;
  const moneyBefore = ({ before }: SalesBar) => before !== null && money(before);
  return (
    <PlainTable
      caption={t('organizer.dashboard.chart')}
      rows={[...bars].reverse()}
      rowId={({ from }) => from}
      columns={[
        { head: t('organizer.dashboard.day'), isRowHead: true, cell: (bar) => <BarDays bar={bar} /> },
        { head: t('organizer.dashboard.now'), isNumeric: true, cell: ({ revenue }) => money(revenue) },
        ...(beforeLabel === null ? [] : [{ head: beforeLabel, isNumeric: true, cell: moneyBefore }]),
        {
          head: t('organizer.dashboard.orders'),
          isNumeric: true,
          cell: (bar) => bar.orders.toLocaleString(locale),
        },
        {
          head: t('organizer.dashboard.conversion'),
          isNumeric: true,
          cell: (bar) => conversionText(bar, locale),
        },
      ]}
    />
  );
}
