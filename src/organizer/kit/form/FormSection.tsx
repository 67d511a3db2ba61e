'use client';
import { useId, useRef, type ReactNode } from 'react';
import { Fields } from '../../../themed/kit/Field';
import { Heading } from '../../../themed/kit/Heading';
import * as css from './EditorForm.css';
import { useAsSection } from './useAsSection';

export interface FormSectionProps {
  title: string;
  /** One line on what it decides. */
  text?: ReactNode;
  /** Place of its title in the outline. Default: 2. */
  level?: 2 | 3 | 4 | undefined;
  /** Fields, in twelve columns; two side by side from 400 px. */
  children: ReactNode;
  /** Below the fields, as wide as the section. */
  after?: ReactNode;
}

/** Fields that belong together, under a title. */
export function FormSection({ title, text, level = 2, children, after }: FormSectionProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useAsSection(ref, id, title, level === 2);
  return (
    <section ref={ref} className={css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <Heading level={level} size="md" id={id} tabIndex={-1} className={css.sectionTitle}>
          {title}
        </Heading>
        {text !== undefined && <p className={css.sectionText}>{text}</p>}
      </div>
      <Fields>{children}</Fields>
      {after}
    </section>
  );
}
