'use client';
import { useRef, useState } from 'react';
import { orderProblem } from '../../../domain';
import { useDismissed, useExport, useOrderJobCalls, useOrderJobs, type OrderJobCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { useAction } from '../../kit/confirm';
import { JobRegion } from '../../kit/jobs/JobRegion';
import { ExportNotice } from '../../kit/table/ExportNotice';
import type { OrderLinks } from '../OrdersView';
import { isOver } from './jobText';
import { OrderJobNotice, type OrderJobNoticeProps } from './OrderJobNotice';
import { OrderJobRefusals } from './OrderJobRefusals';
import { useJobAnnouncement } from './useJobAnnouncement';

/** Props of `OrderJobs`. @experimental */
export interface OrderJobsProps extends OrderLinks {
  /** The event. */
  eventId: string;
}

/** So many that ended are shown at most, the newest ones: the screen below is what one came for. */
const maxEnded = 3;

/** How far the jobs over many orders are, and what they could not do: for above every screen of an event. */
export function OrderJobs({ eventId, ...links }: OrderJobsProps) {
  const t = useT();
  const list = useOrderJobs(eventId);
  const calls = useOrderJobCalls(eventId);
  const [dismissed, dismiss] = useDismissed(`order jobs ${eventId}`);
  const containerRef = useRef<HTMLDivElement>(null);
  const visible = (list.data ?? []).filter(({ id }) => !dismissed.has(id));
  const jobs = [...visible.filter((job) => !isOver(job)), ...visible.filter(isOver).slice(0, maxEnded)];
  const announcement = useJobAnnouncement(eventId, visible);
  // The pressed button goes with what it was for.
  const keepFocus = () => containerRef.current?.focus();
  return (
    <JobRegion
      ref={containerRef}
      label={t('organizer.orders.job.label')}
      announcement={announcement}
      isEmpty={jobs.length === 0}
    >
      {jobs.map((job) => (
        <Job
          key={job.id}
          {...links}
          eventId={eventId}
          job={job}
          calls={calls}
          isStale={list.isError}
          isReading={list.isFetching}
          onRetry={() => void list.refetch()}
          onCancelled={keepFocus}
          onDismiss={() => {
            keepFocus();
            dismiss(job.id);
          }}
        />
      ))}
    </JobRegion>
  );
}

interface JobProps
  extends
    OrderJobsProps,
    Pick<OrderJobNoticeProps, 'job' | 'isStale' | 'isReading' | 'onRetry' | 'onDismiss'> {
  calls: OrderJobCalls;
  onCancelled: () => void;
}

function Job({ job, calls, eventId, hrefOf, onNavigate, onCancelled, ...reading }: JobProps) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useAction(orderProblem);
  const file = useExport<'csv'>(calls.refusals(job.id));
  const { state } = file;
  const onCancel = async () => {
    if (await cancel.act(() => calls.cancel(job.id))) onCancelled();
  };
  return (
    <>
      <OrderJobNotice
        {...reading}
        job={job}
        isCancelling={cancel.isBusy}
        problem={cancel.problem}
        onCancel={() => void onCancel()}
        onShowRefused={() => setOpen(true)}
        isDownloading={state.at === 'running'}
        onDownloadRefused={() => file.start('csv', 'refused-orders.csv')}
      >
        {(state.at === 'done' || state.at === 'failed') && (
          <ExportNotice state={state} onDismiss={file.cancel} />
        )}
      </OrderJobNotice>
      {isOpen && (
        <OrderJobRefusals
          eventId={eventId}
          jobId={job.id}
          hrefOf={hrefOf}
          onNavigate={onNavigate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
