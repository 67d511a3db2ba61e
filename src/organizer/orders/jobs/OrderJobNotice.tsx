'use client';
import type { ReactNode } from 'react';
import type { OrderJob } from '../../../contract';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { JobNotice } from '../../kit/jobs/JobNotice';
import { isOver, jobProgress, jobRefused, jobTitle } from './jobText';
import * as css from './OrderJobs.css';

export interface OrderJobNoticeProps {
  job: OrderJob;
  /** The last look at it failed: it may be further on. */
  isStale?: boolean | undefined;
  /** It is looked at once more. */
  isReading?: boolean | undefined;
  onRetry: () => void;
  /** It is asked to end. */
  isCancelling?: boolean | undefined;
  /** Why it could not be asked to end. */
  problem?: string | null | undefined;
  onCancel: () => void;
  onDismiss: () => void;
  onShowRefused: () => void;
  isDownloading?: boolean | undefined;
  onDownloadRefused: () => void;
  /** Below: what became of the download. */
  children?: ReactNode;
}

/** How far one job is, and what it could not do, in every state it has; knows nothing of where it comes from. */
export function OrderJobNotice(props: OrderJobNoticeProps) {
  const { job, isStale, problem, children } = props;
  const t = useT();
  const locale = useLocale();
  const hasEnded = isOver(job);
  const tried = job.done + job.refused;
  const refused = jobRefused(job, t, locale);
  return (
    <JobNotice
      tone={toneOf(job)}
      title={jobTitle(job, t)}
      share={hasEnded ? undefined : tried / job.total}
      onDismiss={hasEnded ? props.onDismiss : undefined}
      action={hasEnded && job.refused === 0 ? undefined : <Actions {...props} />}
    >
      <p>{jobProgress(job, t, locale)}</p>
      {refused !== undefined && <p>{refused}</p>}
      {job.status === 'queued' && <p>{t('organizer.orders.job.queued')}</p>}
      {job.status === 'cancelled' && tried < job.total && (
        <p>{t('organizer.kit.run.left', { left: (job.total - tried).toLocaleString(locale) })}</p>
      )}
      {!hasEnded && isStale && <p role="alert">{t('organizer.orders.job.notRead')}</p>}
      {!hasEnded && problem && <p role="alert">{problem}</p>}
      {children}
    </JobNotice>
  );
}

function toneOf({ status, refused }: OrderJob) {
  if (status === 'cancelled' || (status === 'finished' && refused > 0)) return 'warning';
  return status === 'finished' ? 'positive' : 'info';
}

function Actions(props: OrderJobNoticeProps) {
  const { job, isStale, isReading, onRetry, isCancelling, onCancel, onShowRefused } = props;
  const t = useT();
  if (!isOver(job))
    return (
      <div className={css.buttons}>
        {isStale && (
          <Button busy={isReading} onClick={onRetry}>
            {t('load.failed.retry')}
          </Button>
        )}
        <Button busy={isCancelling} onClick={onCancel}>
          {t('organizer.orders.job.cancel')}
        </Button>
      </div>
    );
  return (
    <div className={css.buttons}>
      <Button aria-haspopup="dialog" onClick={onShowRefused}>
        {t('organizer.orders.job.showRefused')}
      </Button>
      <Button icon={<Icon name="download" />} busy={props.isDownloading} onClick={props.onDownloadRefused}>
        {t('organizer.orders.job.downloadRefused')}
      </Button>
    </div>
  );
}
