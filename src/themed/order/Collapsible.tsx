'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const expanded = isExpanded ? '' : undefined;
  useEffect(() => {
    if (!isExpanded || !closesOnEscape) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      const isInside = [button, panel].some(({ current }) => current?.contains(target as Node));
      if (key !== 'Escape' || !isInside) return;
      setExpanded(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isExpanded, closesOnEscape]);
  return (
    <>
      <h2 className={classes.heading}>
        <button
          ref={button}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={() => setExpanded(!isExpanded)}
          className={classes.trigger}
          data-expanded={expanded}
        >
          <span className={classes.title}>{title}</span>
          {peek}
          <Icon name="chevron-down" className={card.chevron} />
        </button>
      </h2>
      <div ref={panel} id={panelId} className={classes.panel} data-expanded={expanded}>
        <div className={card.content}>{children}</div>
      </div>
    </>
  );
}
