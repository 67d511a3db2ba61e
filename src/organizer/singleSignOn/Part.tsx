'use client';
import { useId, type ReactNode } from 'react';
import { Heading } from '../../themed/kit/Heading';
import { stack } from '../kit/appearance/layout.css';
import * as css from './singleSignOn.css';

interface PartProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A step of the set-up that is no form. */
export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={stack[3]}>
      <div>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {text !== undefined && <p className={css.quiet}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
