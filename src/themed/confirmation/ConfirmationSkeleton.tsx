'use client';
import { useT } from '../../i18n';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './Confirmation.css';
import * as own from './ConfirmationSkeleton.css';

/** Where the confirmation will be. @public */
export function ConfirmationSkeleton() {
  const t = useT();
  return (
    <div className={css.confirmation}>
      <VisuallyHidden role="status">{t('confirmation.loading')}</VisuallyHidden>
      <div aria-hidden="true" className={own.hero}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="85%" height="1rem" />
      </div>
      <div aria-hidden="true" className={css.block}>
        <Skeleton width="16rem" height="1.375rem" />
        {[0, 1].map((line) => (
          <div key={line} className={own.line}>
            <Skeleton width="50%" height="1rem" />
            <Skeleton width="4rem" height="1rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
