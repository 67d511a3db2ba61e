'use client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useAreTextsWhole, useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import * as css from './MoreTickets.css';

/** How many more are in the list after a press. */
const pageLength = 1_000;
/** How many are drawn at a time, so that the page answers in between. */
const batchLength = 100;

export interface MoreTicketsProps {
  /** How many ticket types are drawn. */
  visibleCount: number;
  /** How many there are. */
  all: number;
  /** There are more than can be listed. Default: false. */
  isCut?: boolean | undefined;
  /** Wants so many drawn. */
  onMore: (visibleCount: number) => void;
}

/**
 * Draws a very long list a hundred ticket types at a time, a thousand in all, and at a press the next thousand; nothing where all are
 * drawn. FAULTS F05.
 */
export function MoreTickets({ visibleCount, all, isCut, onMore }: MoreTicketsProps) {
  const t = useT();
  const locale = useLocale();
  const isWhole = useAreTextsWhole();
  const anchor = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(null);
  const [wanted, setWanted] = useState(pageLength);
  const target = Math.min(wanted, all);
  const isDrawing = visibleCount < target;
  useEffect(() => {
    if (isDrawing) startTransition(() => onMore(Math.min(visibleCount + batchLength, target)));
  }, [visibleCount, target, isDrawing, onMore]);
  useEffect(() => {
    const before = pressedAt.current;
    if (before === null || visibleCount <= before) return;
    pressedAt.current = null;
    const rows = anchor.current?.parentElement?.querySelectorAll<HTMLElement>('tbody > tr') ?? [];
    const added = [...rows].slice(before);
    // The button that was pressed may be gone, and the next quantity is what it was pressed for.
    const next = added.map((row) => row.querySelector('select')).find(Boolean) ?? added[0];
    if (next?.tagName === 'TR') next.tabIndex = -1;
    next?.focus();
  }, [visibleCount]);
  // The button goes when there is something new to go on with, not before.
  const showMore = () => {
    pressedAt.current = visibleCount;
    startTransition(() => {
      setWanted(visibleCount + pageLength);
      onMore(Math.min(visibleCount + batchLength, all));
    });
  };
  const figure = (count: number) => count.toLocaleString(locale);
  return (
    <div ref={anchor} className={css.anchor}>
      {isWhole && !isDrawing && visibleCount < all && (
        <Button onClick={showMore}>
          {t('list.more', { shown: figure(visibleCount), all: figure(all) })}
        </Button>
      )}
      {isWhole && isCut && <Notice>{t('list.cut', { shown: figure(all) })}</Notice>}
    </div>
  );
}
