'use client';
import type { SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { PlainTable } from '../kit/page/PlainTable';
import { BarDays, conversionText } from './BarDays';

/** What the chart of conversion shows, in numbers; the latest first. */
export function ConversionTable({ bars }: { bars: readonly SalesBar[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <PlainTable
      caption={t('organizer.dashboard.conversionChart')}
      rows={[...bars].reverse()}
      rowId={({ from }) => from}
      columns={[
        {
          head: t('organizer.dashboard.day'),
          isRowHead: true,
          cell: (bar) => <BarDays bar={bar} />,
        },
        {
          head: t('organizer.dashboard.begun'),
          isNumeric: true,
          cell: (bar) => bar.begun.toLocaleString(locale),
        },
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
