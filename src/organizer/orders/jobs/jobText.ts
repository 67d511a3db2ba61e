import type { OrderJob } from '../../../contract';
import type { Translate } from '../../../i18n';

/** Nothing of it is left to do. */
export const isOver = ({ status }: OrderJob): boolean => status === 'finished' || status === 'cancelled';

/** What the job does, or did. */
export const jobTitle = ({ kind, status }: OrderJob, t: Translate): string =>
  t(`organizer.orders.job.${kind}.${status === 'queued' ? 'running' : status}`);

/** How many are done, of how many. */
export const jobProgress = ({ done, total }: OrderJob, t: Translate, locale: string): string =>
  t('organizer.kit.run.progress', {
    done: done.toLocaleString(locale),
    total: total.toLocaleString(locale),
  });

/** How many could not be done; absent where all could. */
export const jobRefused = ({ refused }: OrderJob, t: Translate, locale: string): string | undefined =>
  refused > 0 ? t('organizer.orders.job.refused', { refused: refused.toLocaleString(locale) }) : undefined;

/** What is read aloud when it starts and when it ends; the same all the while it runs. */
export const jobAnnouncement = (job: OrderJob, t: Translate, locale: string): string =>
  isOver(job)
    ? [jobTitle(job, t), jobProgress(job, t, locale), jobRefused(job, t, locale)].filter(Boolean).join('. ')
    : jobTitle(job, t);
