'use client';
import { useId, type ReactNode } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Icon } from '../../../themed/kit/Icon';
import * as css from './Fold.css';

export interface FoldProps {
  isOpen: boolean;
  onToggle: () => void;
  /** What it is, in a line: pressed, it opens. */
  summary: ReactNode;
  /** Fields. They stay in the form while they are not shown, so that they are checked and their changes reported. */
  children: ReactNode;
  /** The focus went elsewhere. */
  onLeave?: (() => void) | undefined;
}

/** One of several things of a form, in a line that opens. */
export function Fold({ isOpen, onToggle, summary, children, onLeave }: FoldProps) {
  const id = useId();
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: () => onLeave?.() });
  return (
    <div {...focusWithinProps} className={css.fold}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={css.opener}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
        <span className={css.line}>{summary}</span>
      </button>
      <div id={id} hidden={!isOpen} className={css.content}>
        {children}
      </div>
    </div>
  );
}
