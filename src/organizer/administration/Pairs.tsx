import type { ReactNode } from 'react';
import * as css from './administration.css';

/** What is known, a name and a value each. */
export const Pairs = ({ pairs }: { pairs: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.pairs}>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt className={css.term}>{name}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
