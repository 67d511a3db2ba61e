'use client';
import type { TypeStock } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { PlainTable } from '../kit/page/PlainTable';

/** How many of each type are left, sold, held and there in all, in numbers. */
export function StockTable({ stock }: { stock: readonly TypeStock[] }) {
  const t = useT();
  const locale = useLocale();
  const say = (value: number) => value.toLocaleString(locale);
  return (
    <PlainTable
      caption={t('organizer.dashboard.left')}
      rows={stock}
      rowId={({ id }) => id}
      columns={[
        {
          head: t('organizer.orders.tickets.column.type'),
          isRowHead: true,
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          head: t('organizer.dashboard.leftCount'),
          isNumeric: true,
          cell: ({ left }) => (left === null ? '–' : say(left)),
        },
        { head: t('organizer.dashboard.legendSold'), isNumeric: true, cell: ({ sold }) => say(sold) },
        { head: t('organizer.dashboard.legendHeld'), isNumeric: true, cell: ({ held }) => say(held) },
        {
          head: t('organizer.dashboard.quantity'),
          isNumeric: true,
          cell: ({ quantity }) => (quantity === null ? t('organizer.dashboard.noLimit') : say(quantity)),
        },
      ]}
    />
  );
}
