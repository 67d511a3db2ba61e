'use client';
import type { TaskEntityType } from '../../contract';
import { taskEntityTypes } from '../../domain/tasks';
import { useTaskProgress } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { PlainList } from '../kit/page/PlainList';
import { entityKeys } from './taskKeys';
import * as css from './tasks.css';
import { Progress } from './TaskTexts';

/** How far speakers, partners and attendees are, each by itself. */
export function TaskCounts({ event }: { event: EventScope }) {
  const t = useT();
  return (
    <PlainList aria-label={t('organizer.tasks.progress')} className={css.counts}>
      {taskEntityTypes.map((entityType) => (
        <Count key={entityType} event={event} entityType={entityType} />
      ))}
    </PlainList>
  );
}

function Count({ event, entityType }: { event: EventScope; entityType: TaskEntityType }) {
  const t = useT();
  const { data, isError, refetch } = useTaskProgress(event, entityType);
  return (
    <li className={css.count}>
      <span className={css.countName}>{t(entityKeys[entityType])}</span>
      {data && <Progress counts={data} />}
      {!data && isError && (
        <span role="alert">
          {t('organizer.tasks.countFailed')}{' '}
          <LinkButton onClick={() => void refetch()}>{t('load.failed.retry')}</LinkButton>
        </span>
      )}
    </li>
  );
}
