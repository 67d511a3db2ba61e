'use client';
import { useRef, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { cx } from '../kit/cx';
import { num } from '../kit/text.css';
import { Collapsible } from './Collapsible';
import * as css from './SummaryBar.css';
import { useScrolls } from './useScrolls';

export interface SummaryBarProps {
  /** Order total, written. */
  total: string;
  /** What opens below the bar, and scrolls in itself. */
  children: ReactNode;
}

/** The summary as the rest of a bar that stays in sight: the total, and the receipt below it. Escape closes it. */
export function SummaryBar({ total, children }: SummaryBarProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller);
  return (
    <Collapsible
      title={t('summary.title')}
      peek={<bdi className={cx(css.total, num)}>{total}</bdi>}
      classes={{ heading: css.heading, trigger: css.trigger, title: css.title, panel: css.panel }}
      closesOnEscape
    >
      <div
        ref={scroller}
        className={css.scroller}
        // Without a pointer, the keyboard scrolls it.
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('summary.title') })}
      >
        {children}
      </div>
    </Collapsible>
  );
}
