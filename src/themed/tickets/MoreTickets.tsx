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
  shown: number;
  /** How many there are. */
  all: number;
  /** There are more than can be listed. Default: false. */
  isCut?: boolean | undefined;
  /** Wants so many drawn. */
  onMore: (shown: number) => void;
}

/**
 * Draws a very long list a hundred ticket types at a time, a thousand in all, and at a press the next thousand; nothing where all are
 * drawn. FAULTS F05.
 */
export function MoreTickets({ shown, all, isCut, onMore }: MoreTicketsProps) {
  const t = useT();
  const locale = useLocale();
  const isWhole = useAreTextsWhole();
  const place = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(null);
  const [listed, setListed] = useState(pageLength);
  const nextShown = Math.min(shown + batchLength, listed, all);
  useEffect(() => {
    if (nextShown > shown) startTransition(() => onMore(nextShown));
    const before = pressedAt.current;
    if (before === null || shown <= before) return;
    pressedAt.current = null;
    const rows = place.current?.parentElement?.querySelectorAll<HTMLElement>('tbody > tr') ?? [];
    const added = [...rows].slice(before);
    // The button that was pressed may be gone, and the next quantity is what it was pressed for.
    const target = added.map((row) => row.querySelector('select')).find(Boolean) ?? added[0];
    if (target?.tagName === 'TR') target.tabIndex = -1;
    target?.focus();
  }, [shown, nextShown, onMore]);
  const showMore = () => {
    pressedAt.current = listed;
    setListed(listed + pageLength);
  };
  const figure = (count: number) => count.toLocaleString(locale);
  return (
    <div ref={place} className={css.place}>
      {isWhole && listed < all && (
        <Button onClick={showMore}>{t('list.more', { shown: figure(listed), all: figure(all) })}</Button>
      )}
      {isWhole && isCut && <Notice>{t('list.cut', { shown: figure(all) })}</Notice>}
    </div>
  );
}
