'use client';
import type { SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { PlainTable } from '../kit/page/PlainTable';
import { barColumns } from './barColumns';

/** What the chart of conversion shows, in numbers; the latest first. */
export function ConversionTable({ bars }: { bars: readonly SalesBar[] }) {
  const t = useT();
  const locale = useLocale();
  const { days, orders, conversion } = barColumns(t, locale);
  const begun = {
    head: t('organizer.dashboard.begun'),
    isNumeric: true,
    cell: (bar: SalesBar) => bar.begun.toLocaleString(locale),
  };
  return (
    <PlainTable
      caption={t('organizer.dashboard.conversionChart')}
      rows={[...bars].reverse()}
      rowId={({ from }) => from}
      columns={[days, begun, orders, conversion]}
    />
  );
}
