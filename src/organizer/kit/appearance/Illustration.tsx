'use client';
import * as css from './Illustration.css';
import { illustrations, turning, type IllustrationName } from './illustrations';

/** Props of `Illustration`. @experimental */
export interface IllustrationProps {
  /** Which drawing. */
  name: IllustrationName;
}

/** A line drawing over the theme's highlight, 160 × 112 px. Always above words that say the same. @experimental */
export function Illustration({ name }: IllustrationProps) {
  const { fill, lines } = illustrations[name];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 160 112"
      data-mirrors={turning.has(name) ? '' : undefined}
      className={css.illustration}
    >
      <path d={fill} className={css.fill} />
      <path d={lines} className={css.lines} />
    </svg>
  );
}
