import type { ReactNode } from 'react';
import * as css from './administration.css';

export type Pair = readonly [name: string, value: ReactNode];

/** What is known, a name and a value each. */
export const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <dl className={css.pairs}>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt className={css.term}>{name}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
