'use client';
import { useMemo } from 'react';
import { bestConversion, conversionOf, conversionOfBars, type SalesBar } from '../../domain';
import { directionOf, useLocale, useT } from '../../i18n';
import { ChartCard } from './ChartCard';
import { ConversionTable } from './ConversionTable';
import * as css from './DashboardView.css';
import { dayText } from './dayText';
import type { DayBars } from './DayBars';

/** Of those who began to register, how many ordered: per day as bars, or as a table. */
export function ConversionOverTime({ bars }: { bars: readonly SalesBar[] }) {
  const t = useT();
  return (
    <ChartCard
      title={t('organizer.dashboard.conversionChart')}
      table={<ConversionTable bars={bars} />}
      chart={(Bars) => <Chart Bars={Bars} bars={bars} />}
      isLow
    />
  );
}

/** Everybody and nobody are the ends of the axis. */
const ticks = [0, 0.5, 1];

function Chart({ Bars, bars }: { Bars: typeof DayBars; bars: readonly SalesBar[] }) {
  const t = useT();
  const locale = useLocale();
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const plotted = useMemo(
    () =>
      bars.map((bar) => {
        const share = conversionOf(bar);
        return {
          label: dayText(bar.from, locale),
          value: share ?? 0,
          before: null,
          isOpen: bar.isOpen,
          text: `${dayText(bar.from, locale, bar.to)}: ${share === null ? '–' : percent.format(share)}`,
        };
      }),
    [bars, locale, percent],
  );
  const [first, last] = [bars[0], bars.at(-1)];
  const [all, best] = [conversionOfBars(bars), bestConversion(bars)];
  if (!first || !last) return null;
  const period = { from: dayText(first.from, locale), to: dayText(last.to, locale) };
  const text =
    all === null || best === null
      ? t('organizer.dashboard.conversionNone', period)
      : t('organizer.dashboard.conversionText', {
          ...period,
          share: percent.format(all),
          most: percent.format(best.share),
          day: dayText(best.bar.from, locale, best.bar.to),
        });
  return (
    <div role="img" aria-label={text} className={css.chart}>
      <Bars
        bars={plotted}
        ticks={ticks}
        tickLabel={(value) => percent.format(value)}
        annotation={null}
        isMirrored={directionOf(locale) === 'rtl'}
        isLow
      />
    </div>
  );
}
