'use client';
import { useEffect, useRef } from 'react';
import { useAreTextsWhole, useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import * as css from './MoreTickets.css';

/** How many are added to the list at a time. */
const pageLength = 1_000;

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

/** Draws the next ticket types of a very long list, and goes on with them; nothing where all are drawn. FAULTS F05. */
export function MoreTickets({ shown, all, isCut, onMore }: MoreTicketsProps) {
  const t = useT();
  const locale = useLocale();
  const isWhole = useAreTextsWhole();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef(shown);
  useEffect(() => {
    const before = drawn.current;
    drawn.current = shown;
    if (shown <= before) return;
    const rows = place.current?.parentElement?.querySelectorAll<HTMLElement>('tbody > tr') ?? [];
    const added = [...rows].slice(before);
    // The button that was pressed may be gone, and the next quantity is what it was pressed for.
    const next = added.map((row) => row.querySelector('select')).find(Boolean) ?? added[0];
    if (next?.tagName === 'TR') next.tabIndex = -1;
    next?.focus();
  }, [shown]);
  const figure = (count: number) => count.toLocaleString(locale);
  return (
    <div ref={place} className={css.place}>
      {isWhole && shown < all && (
        <Button onClick={() => onMore(shown + pageLength)}>
          {t('list.more', { shown: figure(shown), all: figure(all) })}
        </Button>
      )}
      {isWhole && isCut && <Notice>{t('list.cut', { shown: figure(all) })}</Notice>}
    </div>
  );
}
