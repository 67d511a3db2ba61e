'use client';
import type { OrderCounts, OrderStatus } from '../../contract';
import { filteredBy, orderStatuses, type TableView } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { num } from '../../themed/kit/text.css';
import { cx } from '../../themed/kit/cx';
import * as css from './StatusTabs.css';

export interface StatusTabsProps {
  /** Of what the rest of the filter finds; absent while nobody knows. */
  counts?: OrderCounts | undefined;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** The orders of one status, or all. Those there are none of are left out, unless one of them is chosen. */
export function StatusTabs({ counts, view, onViewChange }: StatusTabsProps) {
  const t = useT();
  const chosen = view.filters['status'];
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const visible = orderStatuses.filter((status) => !counts || counts[status] || status === chosen);
  return (
    <div role="group" aria-label={t('organizer.orders.status')} className={css.tabs}>
      <Tab
        label={t('organizer.orders.all')}
        count={all}
        isChosen={chosen === undefined}
        onChoose={() => onViewChange(filteredBy(view, 'status', ''))}
      />
      {visible.map((status: OrderStatus) => (
        <Tab
          key={status}
          label={t(`organizer.orders.status.${status}`)}
          count={counts && (counts[status] ?? 0)}
          isChosen={chosen === status}
          onChoose={() => onViewChange(filteredBy(view, 'status', status))}
        />
      ))}
    </div>
  );
}

interface TabProps {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Tab({ label, count, isChosen, onChoose }: TabProps) {
  const locale = useLocale();
  return (
    <button type="button" aria-pressed={isChosen} className={css.tab} onClick={onChoose}>
      {label}{' '}
      {count !== undefined && <span className={cx(css.count, num)}>{count.toLocaleString(locale)}</span>}
    </button>
  );
}
