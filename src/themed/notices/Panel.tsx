'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { keepFocus } from '../../react/keepFocus';
import { focusTitle, hasBeenUsed, isFocusFree } from '../../react/lostFocus';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import type { IconName } from '../kit/icons';
import * as css from './Panel.css';

export interface PanelProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** Place of the title in the page's outline. Default: 3. */
  level?: 1 | 2 | 3 | undefined;
  /** `alert` is read aloud at once. */
  role?: 'status' | 'alert' | undefined;
  /** What it stands for was there before: its title takes the focus that went with it. Default: false. */
  takesFocus?: boolean | undefined;
}

/** Stands where something else would be: nothing yet, no longer, or not now. */
export function Panel({ icon, title, children, action, level = 3, role, takesFocus = false }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current: title } = heading;
    if (!title) return;
    // Its button goes with it.
    keepFocus(title);
    if (takesFocus && hasBeenUsed() && isFocusFree(title)) focusTitle(title);
  }, [takesFocus]);
  return (
    <div role={role} className={css.panel}>
      <span className={css.icon}>
        <Icon name={icon} size="large" />
      </span>
      <Heading ref={heading} level={level} size="lg">
        {title}
      </Heading>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
