'use client';
import { useId, useState, type ReactNode } from 'react';
import { withPeer } from '../../diagnostics';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { cx } from '../../themed/kit/cx';
import { Heading } from '../../themed/kit/Heading';
import { Skeleton } from '../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import * as css from './DashboardView.css';
import type { DayBars } from './DayBars';

const laterChart = /* @__PURE__ */ chunk(() => withPeer('recharts', import('./DayBars')));

export interface ChartCardProps {
  title: string;
  /** What the colours mean; beside the title. */
  legend?: ReactNode;
  /** Chooses what is compared; above the chart. */
  choice?: ReactNode;
  /** The chart, once it is loaded. */
  chart: (Bars: typeof DayBars) => ReactNode;
  /** The same in numbers. */
  table: ReactNode;
  /** Half as high, and as wide as the board. */
  isLow?: boolean | undefined;
}

/** A chart, or its table where that is wanted or the chart can't be loaded. */
export function ChartCard({ title, legend, choice, chart, table, isLow }: ChartCardProps) {
  const t = useT();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const loaded = useChunk(laterChart, !isTable);
  return (
    <section className={cx(css.card, isLow && css.wide)} aria-labelledby={id}>
      <header className={css.cardHead}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {legend}
      </header>
      {choice && <div className={css.choice}>{choice}</div>}
      {isTable || loaded === null ? (
        table
      ) : loaded ? (
        chart(loaded.DayBars)
      ) : (
        <>
          <VisuallyHidden role="status">{t('organizer.dashboard.chartLoading')}</VisuallyHidden>
          <Skeleton height={isLow ? '9rem' : '16.5rem'} />
        </>
      )}
      {loaded !== null && (
        <p>
          <LinkButton aria-expanded={isTable} aria-describedby={id} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'organizer.dashboard.asChart' : 'organizer.dashboard.asTable')}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
