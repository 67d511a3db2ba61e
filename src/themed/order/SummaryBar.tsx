'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Icon } from '../kit/Icon';
import { num } from '../kit/text.css';
import { chevron, content, panel } from './Collapsible.css';
import * as css from './SummaryBar.css';
import { useScrolls } from './useScrolls';

export interface SummaryBarProps {
  /** Order total, written. */
  total: string;
  /** What opens below the bar, and scrolls in itself. */
  children: ReactNode;
}

/**
 * The summary as the rest of a bar that stays in sight: the total, and the receipt within 400 ms (000 §9 summary animation). Escape
 * closes it.
 */
export function SummaryBar({ total, children }: SummaryBarProps) {
  const t = useT();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller);
  const [isExpanded, setExpanded] = useState(false);
  const expanded = isExpanded ? '' : undefined;
  useEffect(() => {
    if (!isExpanded) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      const isInside = [button, scroller].some(({ current }) => current?.contains(target as Node));
      if (key !== 'Escape' || !isInside) return;
      setExpanded(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isExpanded]);
  return (
    <>
      <h2 className={css.heading}>
        <button
          ref={button}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={() => setExpanded(!isExpanded)}
          className={css.trigger}
          data-expanded={expanded}
        >
          <span className={css.title}>{t('summary.title')}</span>
          <bdi className={cx(css.total, num)}>{total}</bdi>
          <Icon name="chevron-down" className={chevron} />
        </button>
      </h2>
      <div id={panelId} className={cx(panel, css.panel)} data-expanded={expanded}>
        <div className={content}>
          <div
            ref={scroller}
            className={css.scroller}
            // Without a pointer, the keyboard scrolls it.
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('summary.title') })}
          >
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
