'use client';
import { useT } from '../../i18n';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { measured } from './layout.css';
import * as css from './TicketListStates.css';

const rows = ['52%', '38%', '60%'];

/** The list before it is there, as high as what it becomes; shown after 300 ms. */
export function TicketListSkeleton() {
  const t = useT();
  return (
    <div role="status" className={measured}>
      <VisuallyHidden>{t('tickets.loading')}</VisuallyHidden>
      <div className={css.skeleton} aria-hidden="true">
        {rows.map((width) => (
          <div key={width} className={css.bones}>
            <div className={css.words}>
              <Skeleton width={width} height="1rem" />
              <Skeleton width="84%" height="0.875rem" />
              <Skeleton width="24%" height="0.875rem" />
            </div>
            <Skeleton width="4rem" height="1rem" />
            <Skeleton width="5.25rem" height="2.75rem" className={css.control} />
          </div>
        ))}
      </div>
    </div>
  );
}
