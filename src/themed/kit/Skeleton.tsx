'use client';
import type { CSSProperties } from 'react';
import { cx } from './cx';
import * as css from './Skeleton.css';

/** Props of `Skeleton`. @public */
export interface SkeletonProps {
  /** Any CSS length; as wide as its container when absent. */
  width?: string | undefined;
  /** Any CSS length; 12 px when absent. Give the height of what it becomes. */
  height?: string | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

/** The place of something that is loading. Say so once, beside it, in words. @public */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const size = { '--bx-bone-width': width, '--bx-bone-height': height } as CSSProperties;
  return <span aria-hidden="true" style={size} className={cx(css.bone, className)} />;
}
