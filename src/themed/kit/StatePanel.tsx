'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from './Heading';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { action as actionBox, icon as iconBox, panel } from '../notices/Panel.css';
import * as css from './StatePanel.css';

/** Props of `StatePanel`. @public */
export interface StatePanelProps {
  /** What kind of end it is. */
  icon: IconName;
  /** What is the case; takes the focus. */
  title: string;
  /** What happened, and what to do. */
  children: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** Stands where the form was. Takes focus on its title, so that the change is heard and Tab goes on from here. @public */
export function StatePanel({ icon, title, children, action }: StatePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={titleId} className={panel}>
      <span className={iconBox}>
        <Icon name={icon} size="large" />
      </span>
      <Heading level={2} size="lg" id={titleId} ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </Heading>
      <div className={css.text}>{children}</div>
      {action !== undefined && <div className={actionBox}>{action}</div>}
    </section>
  );
}
