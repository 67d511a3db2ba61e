import type { ReactNode } from 'react';
import { Heading } from '../../themed/kit/Heading';
import * as css from './DashboardView.css';

/** One card of the board with its title. */
export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.cardHead}>
        <Heading level={2} size="md">
          {title}
        </Heading>
      </header>
      {children}
    </section>
  );
}
