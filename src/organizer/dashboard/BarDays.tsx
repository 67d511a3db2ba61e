'use client';
import { conversionOf, type SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { muted } from '../../themed/kit/text.css';
import { dayText } from './dayText';

/** The days of a bar, and whether they are not over yet. */
export function BarDays({ bar: { from, to, isOpen } }: { bar: Pick<SalesBar, 'from' | 'to' | 'isOpen'> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {dayText(from, locale, to)}
      {isOpen && ' '}
      {isOpen && <span className={muted}>{t('organizer.dashboard.open')}</span>}
    </>
  );
}

/** How many of those who began ordered: '42 %', or a dash where nobody began. */
export function conversionText(bar: Pick<SalesBar, 'orders' | 'begun'>, locale: string): string {
  return conversionOf(bar)?.toLocaleString(locale, { style: 'percent' }) ?? '–';
}
