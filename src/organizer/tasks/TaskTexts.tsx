'use client';
import type { Instant, TaskCounts, TaskInstance } from '../../contract';
import { taskDue, taskShares } from '../../domain/tasks';
import { formatInstant } from '../../domain/time/formatInstant';
import { useEnvironment } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';
import { Meter } from '../kit/page';
import * as css from './tasks.css';

interface DueProps {
  dueDate: Instant | null;
  /** Somebody has not handed it in. */
  isOpen: boolean;
  /** IANA zone of the event. */
  timeZone: string;
}

/** When a task has to be done, and in words that it was not. */
export function Due({ dueDate, isOpen, timeZone }: DueProps) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useEnvironment();
  const due = taskDue(dueDate, isOpen, clock.now());
  if (dueDate === null) return <span className={css.quiet}>{t('organizer.tasks.noDue')}</span>;
  const date = formatInstant(dueDate, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      <bdi className={css.text}>{date}</bdi>
      {due === 'overdue' && <span className={css.overdue}>{t('organizer.tasks.overdue')}</span>}
    </>
  );
}

/** How far those are who have a task, in words and as a bar. */
export function Progress({ counts }: { counts: TaskCounts }) {
  const t = useT();
  const figure = new Intl.NumberFormat(useLocale());
  const { reviewed, unreviewed, total } = taskShares(counts);
  return (
    <span className={css.progress}>
      <span className={css.progressText}>
        {t('organizer.tasks.progressText', {
          pending: figure.format(counts.pending),
          submitted: figure.format(counts.submitted),
          approved: figure.format(counts.approved),
          declined: figure.format(counts.declined),
        })}
      </span>
      <Meter parts={[{ value: reviewed }, { value: unreviewed, tone: 'pale' }]} max={total} />
    </span>
  );
}

const approvalTones: Record<TaskInstance['approvalStatus'], TagProps['tone']> = {
  UNREVIEWED: 'neutral',
  APPROVED: 'positive',
  DECLINED: 'danger',
};

/** What its review came to, in color and in a word. */
export function ApprovalTag({ approvalStatus }: Pick<TaskInstance, 'approvalStatus'>) {
  const t = useT();
  return <Tag tone={approvalTones[approvalStatus]}>{t(`organizer.tasks.approval.${approvalStatus}`)}</Tag>;
}
