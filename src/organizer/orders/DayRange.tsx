'use client';
import { useLocale, useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { Skeleton } from '../../themed/kit/Skeleton';
import { lazyPart, PartFailed } from '../kit/lazy';
import { Popover } from '../kit/table/Popover';
import * as css from './DayRange.css';
import type { DayRangePanelProps } from './DayRangePanel';

const DayRangePanel = /* @__PURE__ */ lazyPart(() => import('./DayRangePanel'), 'DayRangePanel', {
  Loading: PanelLoading,
  Failed: PartFailed,
});

export type DayRangeProps = Omit<DayRangePanelProps, 'close'>;

/** The first and the last day, `from` and `to` among the view's filters; either may be open. */
export function DayRange({ view, onViewChange }: DayRangeProps) {
  const t = useT();
  const locale = useLocale();
  const { from = '', to = '' } = view.filters;
  return (
    <Popover
      label={rangeLabel(from, to, locale) ?? t('organizer.orders.anyDay')}
      icon={<Icon name="calendar" />}
      title={t('organizer.orders.days')}
      load={DayRangePanel.load}
    >
      {(close) => <DayRangePanel view={view} onViewChange={onViewChange} close={close} />}
    </Popover>
  );
}

/** `Feb 1 – 12`; `null` without a day. Days are nobody's midnight: they are written as they were chosen. */
function rangeLabel(from: string, to: string, locale: string): string | null {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!Number.isNaN(start) && !Number.isNaN(end) && start <= end) return format.formatRange(start, end);
  if (!Number.isNaN(start)) return `${format.format(start)} –`;
  return Number.isNaN(end) ? null : `– ${format.format(end)}`;
}

/** Two fields and a month. */
function PanelLoading() {
  const t = useT();
  return (
    <div role="status" aria-label={t('kit.loading')} className={css.days}>
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
      <Skeleton width="17.5rem" height="19rem" />
    </div>
  );
}
