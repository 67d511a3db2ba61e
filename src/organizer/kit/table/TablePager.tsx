'use client';
import { useState, type SyntheticEvent } from 'react';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { num } from '../../../themed/kit/text.css';
import { TextInput } from '../../../themed/kit/TextInput';
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

/** From more pages than this, one can be gone to by its number. */
const jumpAbove = 5;

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
          {pages > jumpAbove && <PageField page={page} pages={pages} onPageChange={goTo} />}
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

interface PageFieldProps {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/** A page by its number: Enter goes there; beyond the last one there is the last one. */
function PageField({ page, pages, onPageChange }: PageFieldProps) {
  const t = useT();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isNumber = typed !== null && /^\s*\d+\s*$/.test(typed);
    const number = isNumber ? Math.min(pages, Math.max(1, Number(typed))) : page;
    setTyped(null);
    if (number !== page) onPageChange(number);
  };
  return (
    <form noValidate className={css.jump} onSubmit={submit}>
      <TextInput
        aria-label={t('organizer.kit.table.page')}
        className={css.pageField}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span className={num}>{t('organizer.kit.table.ofPages', { pages: pages.toLocaleString(locale) })}</span>
    </form>
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
