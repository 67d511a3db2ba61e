'use client';
import type { Currency } from '../../contract';
import { formatMoney, type SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { PlainTable } from '../kit/page/PlainTable';
import { barColumns } from './barColumns';

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
  const { days, orders, conversion } = barColumns(t, locale);
  const now = {
    head: t('organizer.dashboard.now'),
    isNumeric: true,
    cell: ({ revenue }: SalesBar) => money(revenue),
  };
  return (
    <PlainTable
      caption={t('organizer.dashboard.chart')}
      rows={[...bars].reverse()}
      rowId={({ from }) => from}
      columns={[
        days,
        now,
        ...(beforeLabel === null ? [] : [{ head: beforeLabel, isNumeric: true, cell: moneyBefore }]),
        orders,
        conversion,
      ]}
    />
  );
}
