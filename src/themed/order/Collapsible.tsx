'use client';
import { useId, type ReactNode } from 'react';
import { useCollapsible } from '../../headless/order/useCollapsible';
import { Icon } from '../kit/Icon';
import * as card from './Collapsible.css';

export interface CollapsibleProps {
  title: string;
  /** Beside the title, and part of the button's name: what is worth knowing while closed. */
  peek: ReactNode;
  /** Classes of its parts; those of a card when absent. */
  classes?: Readonly<Record<'heading' | 'trigger' | 'title' | 'panel', string>> | undefined;
  /** Escape within it closes it, and leads back to its button. Default: false. */
  closesOnEscape?: boolean | undefined;
  children: ReactNode;
}

/** A title with its most important figure; pressing it opens the rest within 400 ms (000 §9 summary animation). */
export function Collapsible(props: CollapsibleProps) {
  const { title, peek, classes = card, closesOnEscape = false, children } = props;
  const panelId = useId();
  const { isExpanded, toggle, buttonRef, panelRef } = useCollapsible(closesOnEscape);
  const expanded = isExpanded ? '' : undefined;
  return (
    <>
      <h2 className={classes.heading}>
        <button
          ref={buttonRef}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={toggle}
          className={classes.trigger}
          data-expanded={expanded}
        >
          <span className={classes.title}>{title}</span>
          {peek}
          <Icon name="chevron-down" className={card.chevron} />
        </button>
      </h2>
      <div ref={panelRef} id={panelId} className={classes.panel} data-expanded={expanded}>
        <div className={card.content}>{children}</div>
      </div>
    </>
  );
}
