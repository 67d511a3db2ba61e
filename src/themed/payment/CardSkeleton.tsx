'use client';
import { Fields } from '../kit/Field';
import { Skeleton } from '../kit/Skeleton';
import * as css from './CardFields.css';

const widths = ['whole', 'half', 'half', 'whole'] as const;

/** As tall as the card fields it becomes. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className={css.bones}>
      <Fields>
        {widths.map((width, index) => (
          <div key={index} className={css.bone[width]}>
            <Skeleton width="5rem" height="0.875rem" />
            <Skeleton height="2.75rem" />
          </div>
        ))}
      </Fields>
    </div>
  );
}
