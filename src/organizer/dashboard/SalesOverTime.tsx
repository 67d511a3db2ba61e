'use client';
import { useMemo, useState, type ReactNode } from 'react';
import type { Currency } from '../../contract';
import { formatMoney, fromMinor, peakOf, ticksUpTo, type SalesBar, type SalesComparison } from '../../domain';
import { directionOf, useLocale, useT, type MessageKey } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { Heading } from '../../themed/kit/Heading';
import { Skeleton } from '../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import * as css from './DashboardView.css';
import { dayWords } from './dayWords';
import type { SalesChart } from './SalesChart';
import { SalesTable } from './SalesTable';

const laterChart = /* @__PURE__ */ chunk(() => import('./SalesChart'));

export interface SalesOverTimeProps {
  bars: readonly SalesBar[];
  currency: Currency;
  /** Which days the bars are compared with. */
  compare: SalesComparison;
  /** Chooses them; above the chart. */
  choice?: ReactNode;
}

/** What the days are called that a period is compared with. */
export const comparisonWords = {
  before: 'organizer.dashboard.before',
  lastYear: 'organizer.dashboard.compare.lastYear',
} as const satisfies Record<SalesComparison, MessageKey>;

/** A period's sales as bars, or as a table where that is wanted or the chart can't be loaded. */
export function SalesOverTime({ bars, currency, compare, choice }: SalesOverTimeProps) {
  const t = useT();
  const [isTable, setTable] = useState(false);
  const loaded = useChunk(laterChart, !isTable);
  const hasBefore = bars.some(({ before }) => before !== null);
  return (
    <section className={css.card} aria-label={t('organizer.dashboard.chart')}>
      <header className={css.cardHead}>
        <Heading level={2} look="md">
          {t('organizer.dashboard.chart')}
        </Heading>
        {hasBefore && (
          <p aria-hidden="true" className={css.legend}>
            <span className={css.key}>
              <span className={css.swatch} data-tone="full" />
              {t('organizer.dashboard.now')}
            </span>
            <span className={css.key}>
              <span className={css.swatch} data-tone="last" />
              {t(comparisonWords[compare])}
            </span>
          </p>
        )}
      </header>
      {choice && <div className={css.choice}>{choice}</div>}
      {isTable || loaded === null ? (
        <SalesTable bars={bars} currency={currency} before={hasBefore ? t(comparisonWords[compare]) : null} />
      ) : loaded ? (
        <Chart Chart={loaded.SalesChart} bars={bars} currency={currency} />
      ) : (
        <>
          <VisuallyHidden role="status">{t('organizer.dashboard.chartLoading')}</VisuallyHidden>
          <Skeleton height="16.5rem" />
        </>
      )}
      {loaded !== null && (
        <p>
          <LinkButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'organizer.dashboard.asChart' : 'organizer.dashboard.asTable')}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

interface ChartProps extends Pick<SalesOverTimeProps, 'bars' | 'currency'> {
  Chart: typeof SalesChart;
}

function Chart({ Chart: Plot, bars, currency }: ChartProps) {
  const t = useT();
  const locale = useLocale();
  const plotted = useMemo(
    () =>
      bars.map((bar) => ({
        label: dayWords(bar.from, locale),
        revenue: fromMinor(bar.revenue, currency) ?? 0,
        before: fromMinor(bar.before, currency),
        isOpen: bar.isOpen,
        words: `${dayWords(bar.from, locale, bar.to)}: ${formatMoney(bar.revenue, currency, locale)}`,
      })),
    [bars, currency, locale],
  );
  const most = Math.max(0, ...plotted.map(({ revenue, before }) => Math.max(revenue, before ?? 0)));
  const compact = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: currency.code, notation: 'compact' },
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
      from: dayWords(first.from, locale),
      to: dayWords(last.to, locale),
      most: formatMoney(highest.revenue, currency, locale),
      day: dayWords(highest.from, locale, highest.to),
    });
  return (
    <div role="img" aria-label={text} className={css.chart}>
      <Plot
        bars={plotted}
        ticks={ticksUpTo(most)}
        tickWords={(value) => compact.format(value)}
        annotation={peak && { index: bars.indexOf(peak), words: formatMoney(peak.revenue, currency, locale) }}
        isMirrored={directionOf(locale) === 'rtl'}
      />
    </div>
  );
}
