'use client';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../kit/Icon';
import * as css from './Collapsible.css';

export interface CollapsibleProps {
  title: string;
  /** Beside the title, and part of the button's name: what is worth knowing while closed. */
  peek: ReactNode;
  children: ReactNode;
}

/** A title with its most important figure; pressing it opens the rest within 400 ms (000 §9 summary animation). */
export function Collapsible({ title, peek, children }: CollapsibleProps) {
  const panelId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const expanded = isExpanded ? '' : undefined;
  return (
    <>
      <h2 className={css.heading}>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={() => setExpanded(!isExpanded)}
          className={css.trigger}
          data-expanded={expanded}
        >
          <span className={css.title}>{title}</span>
          {peek}
          <Icon name="chevron-down" className={css.chevron} />
        </button>
      </h2>
      <div id={panelId} className={css.panel} data-expanded={expanded}>
        <div className={css.content}>{children}</div>
      </div>
    </>
  );
}
