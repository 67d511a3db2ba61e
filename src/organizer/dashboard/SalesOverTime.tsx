'use client';
import { useMemo, type ReactNode } from 'react';
import type { Currency } from '../../contract';
import { formatMoney, fromMinor, peakOf, ticksUpTo, type SalesBar, type SalesComparison } from '../../domain';
import { directionOf, useLocale, useT, type MessageKey } from '../../i18n';
import { ChartCard } from './ChartCard';
import * as css from './DashboardView.css';
import { dayText } from './dayText';
import type { DayBars } from './DayBars';
import { SalesTable } from './SalesTable';

export interface SalesOverTimeProps {
  bars: readonly SalesBar[];
  currency: Currency;
  /** Which days the bars are compared with. */
  compare: SalesComparison;
  /** Chooses them; above the chart. */
  choice?: ReactNode;
}

/** What the days are called that a period is compared with. */
export const comparisonTexts = {
  before: 'organizer.dashboard.before',
  lastYear: 'organizer.dashboard.compare.lastYear',
} as const satisfies Record<SalesComparison, MessageKey>;

/** A period's sales as bars, or as a table. */
export function SalesOverTime({ bars, currency, compare, choice }: SalesOverTimeProps) {
  const t = useT();
  const hasBefore = bars.some(({ before }) => before !== null);
  const legend = (
    <p aria-hidden="true" className={css.legend}>
      <span className={css.key}>
        <span className={css.swatch} data-tone="full" />
        {t('organizer.dashboard.now')}
      </span>
      <span className={css.key}>
        <span className={css.swatch} data-tone="last" />
        {t(comparisonTexts[compare])}
      </span>
    </p>
  );
  return (
    <ChartCard
      title={t('organizer.dashboard.chart')}
      legend={hasBefore && legend}
      choice={choice}
      table={
        <SalesTable bars={bars} currency={currency} before={hasBefore ? t(comparisonTexts[compare]) : null} />
      }
      chart={(Bars) => <Chart Bars={Bars} bars={bars} currency={currency} />}
    />
  );
}

interface ChartProps extends Pick<SalesOverTimeProps, 'bars' | 'currency'> {
  Bars: typeof DayBars;
}

function Chart({ Bars, bars, currency }: ChartProps) {
  const t = useT();
  const locale = useLocale();
  const plotted = useMemo(
    () =>
      bars.map((bar) => ({
        label: dayText(bar.from, locale),
        value: fromMinor(bar.revenue, currency) ?? 0,
        before: fromMinor(bar.before, currency),
        isOpen: bar.isOpen,
        text: `${dayText(bar.from, locale, bar.to)}: ${formatMoney(bar.revenue, currency, locale)}`,
      })),
    [bars, currency, locale],
  );
  const most = Math.max(0, ...plotted.map(({ value, before }) => Math.max(value, before ?? 0)));
  const compact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const peak = peakOf(bars);
  const highest = [...bars].sort((one, other) => other.revenue - one.revenue)[0];
  const [first, last] = [bars[0], bars.at(-1)];
  const total = bars.reduce((sum, { revenue }) => sum + revenue, 0);
  const text =
    first &&
    last &&
    highest &&
    t('organizer.dashboard.chartText', {
      total: formatMoney(total, currency, locale),
      from: dayText(first.from, locale),
      to: dayText(last.to, locale),
      most: formatMoney(highest.revenue, currency, locale),
      day: dayText(highest.from, locale, highest.to),
    });
  return (
    <div role="img" aria-label={text} className={css.chart}>
      <Bars
        bars={plotted}
        ticks={ticksUpTo(most)}
        tickLabel={(value) => compact.format(value)}
        annotation={peak && { index: bars.indexOf(peak), label: formatMoney(peak.revenue, currency, locale) }}
        isMirrored={directionOf(locale) === 'rtl'}
      />
    </div>
  );
}
