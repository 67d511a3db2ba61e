'use client';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { num } from '../../../themed/kit/text.css';
import * as css from './TablePager.css';

/** Props of `TablePager`. @experimental */
export interface TablePagerProps {
  /** From 1. */
  page: number;
  /** Rows a page. */
  size: number;
  /** Rows there are. */
  total: number;
  /** Another page was asked for. */
  onPageChange: (page: number) => void;
}

/** Which rows these are, and the way to the others. @experimental */
export function TablePager({ page, size, total, onPageChange }: TablePagerProps) {
  const t = useT();
  const locale = useLocale();
  const pages = Math.max(1, Math.ceil(total / size));
  const say = (value: number) => value.toLocaleString(locale);
  const range = {
    from: say(Math.min(total, (page - 1) * size + 1)),
    to: say(Math.min(total, page * size)),
    total: say(total),
  };
  const goTo = (next: number) => {
    if (next >= 1 && next <= pages) onPageChange(next);
  };
  return (
    <div className={css.pager}>
      <p role="status" className={num}>
        {t('organizer.kit.table.range', range)}
      </p>
      {pages > 1 && (
        <nav aria-label={t('organizer.kit.table.pages')} className={css.pages}>
          <Button
            icon={<Icon name="arrow-start" />}
            aria-disabled={page <= 1 || undefined}
            onClick={() => goTo(page - 1)}
          >
            {t('organizer.kit.table.previous')}
          </Button>
          <Button
            icon={<Icon name="arrow-end" />}
            aria-disabled={page >= pages || undefined}
            onClick={() => goTo(page + 1)}
          >
            {t('organizer.kit.table.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}

/** How many rows a whole list shows. */
export function RowCount({ count }: { count: number }) {
  const t = useT();
  return (
    <div className={css.pager}>
      <p role="status" className={num}>
        {t('organizer.kit.table.rows', { count })}
      </p>
    </div>
  );
}
