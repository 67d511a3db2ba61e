import { conversionOf, type SalesBar } from '../../domain';
import type { Translate } from '../../i18n';
import { muted } from '../../themed/kit/text.css';
import { dayText } from './dayText';

/** What both tables say of a bar: its days and whether they are not over yet, its orders, and how many of those who began ordered. */
export const barColumns = (t: Translate, locale: string) => ({
  days: {
    head: t('organizer.dashboard.day'),
    isRowHead: true,
    cell: ({ from, to, isOpen }: SalesBar) => (
      <>
        {dayText(from, locale, to)}
        {isOpen && ' '}
        {isOpen && <span className={muted}>{t('organizer.dashboard.open')}</span>}
      </>
    ),
  },
  orders: {
    head: t('organizer.dashboard.orders'),
    isNumeric: true,
    cell: ({ orders }: SalesBar) => orders.toLocaleString(locale),
  },
  conversion: {
    head: t('organizer.dashboard.conversion'),
    isNumeric: true,
    cell: (bar: SalesBar) => conversionOf(bar)?.toLocaleString(locale, { style: 'percent' }) ?? '–',
  },
});
