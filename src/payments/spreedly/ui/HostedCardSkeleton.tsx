'use client';
import { Fields } from '../../../themed/kit/Field';
import { Skeleton } from '../../../themed/kit/Skeleton';
import * as css from './HostedCardFields.css';
import { bones } from '../../../themed/payment/CardFields.css';

/** As tall as the card fields it becomes. */
export function HostedCardSkeleton() {
  return (
    <div aria-hidden="true" className={bones}>
      <Fields>
        {([12, 4, 4, 4, 6, 6] as const).map((columns, index) => (
          <div key={index} className={css.bones[columns]}>
            <Skeleton width="5rem" height="0.875rem" />
            <Skeleton height="2.75rem" />
          </div>
        ))}
      </Fields>
    </div>
  );
}
