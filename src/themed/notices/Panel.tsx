'use client';
import type { ReactNode } from 'react';
import { Glyph } from '../kit/Glyph';
import { Heading } from '../kit/Heading';
import * as css from './Panel.css';

export interface PanelProps {
  /** A drawing: a path on the 20 px grid. */
  icon: string;
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** Place of the title in the page's outline. Default: 3. */
  level?: 1 | 2 | 3 | undefined;
  /** `alert` is read aloud at once. */
  role?: 'status' | 'alert' | undefined;
}

/** Stands where something else would be: nothing yet, no longer, or not now. */
export function Panel({ icon, title, children, action, level = 3, role }: PanelProps) {
  return (
    <div role={role} className={css.panel}>
      <span className={css.icon}>
        <Glyph path={icon} size="large" />
      </span>
      <Heading level={level} look="lg">
        {title}
      </Heading>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
