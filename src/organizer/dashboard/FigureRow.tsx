'use client';
import type { ReactNode } from 'react';
import { cx } from '../../themed/kit/cx';
import { num } from '../../themed/kit/text.css';
import * as css from './DashboardView.css';

export interface Figure {
  name: string;
  value: ReactNode;
  note: ReactNode;
}

/** Numbers side by side, each under its name. */
export function FigureRow({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className={css.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name} className={css.figure}>
            <dt className={css.figureName}>{name}</dt>
            <dd className={cx(css.figureValue, num)}>{value}</dd>
            <dd className={css.figureNote}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
