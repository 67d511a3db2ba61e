'use client';
import { cx } from './cx';
import * as css from './Icon.css';

export interface GlyphProps {
  path: string;
  /** Points along the line of reading, so it turns round from right to left. */
  mirrors?: boolean | undefined;
  /** 16, 20 or 28 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Draws one stroked path on the 20 px grid. Always beside words or inside something labelled. */
export function Glyph({ path, mirrors, size = 'medium', className }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 20 20"
      data-mirrors={mirrors ? '' : undefined}
      className={cx(css.icon, css.sizes[size], className)}
    >
      <path d={path} />
    </svg>
  );
}
