'use client';
import type { CSSProperties } from 'react';
import { cx } from '../../../themed/kit/cx';
import * as css from './Meter.css';

interface MeterPart {
  value: number;
  /** `full`: the ink of the chart; `pale` for what is not settled yet; `muted` where nothing can be done about it. */
  tone?: 'full' | 'pale' | 'muted' | undefined;
}

/** Props of `Meter`. @experimental */
export interface MeterProps {
  /** From the start of reading. */
  parts: readonly MeterPart[];
  /** The whole. */
  max: number;
  /** For its place. */
  className?: string | undefined;
}

/** How much of a whole is taken. An ornament: the same is said in words beside it. @experimental */
export function Meter({ parts, max, className }: MeterProps) {
  return (
    <span aria-hidden="true" className={cx(css.track, className)}>
      {parts.map(({ value, tone = 'full' }, index) => (
        <span
          key={index}
          data-tone={tone}
          className={css.part}
          style={
            { '--bx-meter-share': `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` } as CSSProperties
          }
        />
      ))}
    </span>
  );
}
