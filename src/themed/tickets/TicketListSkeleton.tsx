'use client';
import { useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { widget } from '../root/ThemeRoot.css';
import * as css from './TicketListSkeleton.css';
import * as list from './TicketTable.css';

const rows = ['52%', '38%', '60%'];

/** The list before it is there, laid out as what it becomes; shown after 300 ms. @public */
export function TicketListSkeleton() {
  const t = useT();
  return (
    <div role="status" className={widget}>
      <VisuallyHidden>{t('tickets.loading')}</VisuallyHidden>
      <div className={cx(list.table, css.skeleton)} aria-hidden="true">
        <div className={list.body}>
          {rows.map((width) => (
            <div key={width} className={list.row} data-status="onSale">
              <div className={css.text}>
                <Skeleton width={width} height="1rem" />
                <Skeleton width="84%" />
              </div>
              <div>
                <Skeleton width="4rem" height="1rem" />
              </div>
              <Skeleton width="5.25rem" height="2.75rem" className={list.action} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
