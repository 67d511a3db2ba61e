'use client';
import { useState, type MouseEvent } from 'react';
import type { OrderJobRefusal } from '../../../contract';
import { messageOf, orderProblem } from '../../../domain';
import { useOrderJobRefusals } from '../../../hooks';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { isPlainClick } from '../../kit/page/isPlainClick';
import { readingOf, ReadState } from '../../kit/record';
import { TablePager } from '../../kit/table';
import type { OrderLinks } from '../OrdersView';
import * as css from './OrderJobs.css';

/** Rows a page: as many as a phone shows without much scrolling. */
const size = 10;

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrderJobRefusalsProps extends OrderLinks {
  eventId: string;
  jobId: string;
  onClose: () => void;
}

/** The orders that a job could not do, each with its reason and the way to it. */
export function OrderJobRefusals({ eventId, jobId, hrefOf, onNavigate, onClose }: OrderJobRefusalsProps) {
  const t = useT();
  const [page, setPage] = useState(1);
  const read = useOrderJobRefusals({ eventId, jobId, page, size });
  const go = (href: string, click: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(click)) return;
    onClose();
    onNavigate?.(href, click);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('organizer.orders.job.refusedTitle')}
      footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
    >
      <ReadState
        {...readingOf(read)}
        content={read.data ?? null}
        loading={t('kit.loading')}
        failed={t('organizer.orders.job.refusedNotRead')}
      >
        {({ refusals, total }) => (
          <div className={css.refusals}>
            <ul role={list} className={css.list}>
              {refusals.map((refusal) => (
                <Refusal key={refusal.orderId} refusal={refusal} hrefOf={hrefOf} onGo={go} />
              ))}
            </ul>
            <TablePager page={page} size={size} total={total} onPageChange={setPage} />
          </div>
        )}
      </ReadState>
    </Dialog>
  );
}

interface RefusalProps extends Pick<OrderLinks, 'hrefOf'> {
  refusal: OrderJobRefusal;
  onGo: (href: string, click: MouseEvent<HTMLAnchorElement>) => void;
}

function Refusal({ refusal: { orderId, code }, hrefOf, onGo }: RefusalProps) {
  const t = useT();
  const href = hrefOf?.(orderId);
  const name = <bdi dir="ltr">{orderId}</bdi>;
  return (
    <li>
      {href === undefined ? (
        name
      ) : (
        <a href={href} onClick={(click) => onGo(href, click)}>
          {name}
        </a>
      )}
      <span className={css.reason}>{messageOf<MessageKey>(orderProblem({ code }).message, t)}</span>
    </li>
  );
}
