import type { CSSProperties, ReactNode } from 'react';
import { Heading } from '../../src/themed/kit/Heading';
import * as css from './foundations.css';

/** `var(--bx-text)` → `--bx-text`. */
export const nameOf = (cssVar: string): string => cssVar.slice('var('.length, -1);

export const withSample = (value: string): CSSProperties => ({ [nameOf(css.sample)]: value });

interface TokenGroupProps {
  title: string;
  tokens: Readonly<Record<string, string>>;
  show: (value: string) => ReactNode;
}

/** Every token of a group with what it looks like and the name a host sets. */
export function TokenGroup({ title, tokens, show }: TokenGroupProps) {
  return (
    <section aria-label={title}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <ul className={css.grid}>
        {Object.entries(tokens).map(([name, value]) => (
          <li key={name}>
            {show(value)}
            <p className={css.name}>{name}</p>
            <p className={css.token}>{nameOf(value)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
