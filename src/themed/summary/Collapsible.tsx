'use client';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDisclosure } from 'react-aria/useDisclosure';
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
  const headingId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const state = useMemo(
    () => ({
      isExpanded,
      setExpanded,
      expand: () => setExpanded(true),
      collapse: () => setExpanded(false),
      toggle: () => setExpanded((was) => !was),
    }),
    [isExpanded],
  );
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { buttonProps: aria, panelProps } = useDisclosure({}, state, panel);
  const { buttonProps } = useButton(aria, trigger);
  return (
    <>
      <h2 id={headingId} className={css.heading}>
        <button
          {...buttonProps}
          ref={trigger}
          className={css.trigger}
          data-expanded={isExpanded ? '' : undefined}
        >
          <span className={css.title}>{title}</span>
          {peek}
          <Icon name="chevron-down" className={css.chevron} />
        </button>
      </h2>
      <div {...panelProps} ref={panel} className={css.panel}>
        {children}
      </div>
    </>
  );
}
