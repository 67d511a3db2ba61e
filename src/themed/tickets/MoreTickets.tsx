'use client';
import { useRef } from 'react';
import { useMoreTickets } from '../../headless/tickets/useMoreTickets';
import { useAreTextsWhole, useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { maxListed } from './maxListed';
import * as css from './MoreTickets.css';

export interface MoreTicketsProps {
  /** How many ticket types are drawn. */
  visibleCount: number;
  /** How many there are. */
  all: number;
  /** Wants so many drawn. */
  onMore: (visibleCount: number) => void;
}

/**
 * Draws a very long list a hundred ticket types at a time, a thousand in all, and at a press the next thousand; nothing where all are
 * drawn. FAULTS F05.
 */
export function MoreTickets({ visibleCount, all: count, onMore }: MoreTicketsProps) {
  const all = Math.min(count, maxListed);
  const t = useT();
  const locale = useLocale();
  const isWhole = useAreTextsWhole();
  const anchor = useRef<HTMLDivElement>(null);
  const focusAdded = (from: number) => {
    const rows =
      anchor.current?.parentElement?.querySelectorAll<HTMLElement>('tbody > tr:not([data-day])') ?? [];
    const added = [...rows].slice(from);
    // The button that was pressed may be gone, and the next quantity is what it was pressed for.
    const next = added.map((row) => row.querySelector('select')).find(Boolean) ?? added[0];
    if (next?.tagName === 'TR') next.tabIndex = -1;
    next?.focus();
  };
  const { hasMore, showMore } = useMoreTickets({
    visibleCount,
    // The other texts have every row that is there drawn anew.
    all: isWhole ? all : visibleCount,
    onMore,
    onAdded: focusAdded,
  });
  const figure = (count: number) => count.toLocaleString(locale);
  return (
    <div ref={anchor} className={css.anchor}>
      {isWhole && hasMore && (
        <Button onClick={showMore}>
          {t('list.more', { shown: figure(visibleCount), all: figure(all) })}
        </Button>
      )}
      {isWhole && all < count && <Notice>{t('list.cut', { shown: figure(all) })}</Notice>}
    </div>
  );
}
