'use client';
import type { TaskDefinition } from '../../contract';
import type { TaskCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { OrganizerIcon } from '../kit/appearance';
import { Drawer } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import { ExportButton } from '../kit/table';
import type { TaskLinks } from './links';
import { Pairs } from './Pairs';
import { entityKeys, kindKeys } from './taskKeys';
import * as css from './tasks.css';
import { Due, Progress } from './TaskTexts';

export interface TaskDrawerProps extends TaskLinks {
  task: TaskDefinition;
  timeZone: string;
  /** Where what was handed in is reviewed; without it no link is offered. */
  reviewHref?: string | undefined;
  calls: Pick<TaskCalls, 'answersFile'>;
  onRemove: () => void;
  onClose: () => void;
}

const formats = ['xlsx'] as const;

/** An opened task beside the list: what is asked of whom, how far they are, and their answers as a file. */
export function TaskDrawer(props: TaskDrawerProps) {
  const { task, timeZone, reviewHref, calls, onNavigate, onRemove, onClose } = props;
  const t = useT();
  return (
    <Drawer
      kind={t('organizer.tasks.task')}
      title={task.title}
      contentKey={task.id}
      onClose={onClose}
      footer={
        <>
          <Button icon={<OrganizerIcon name="trash" />} onClick={onRemove}>
            {t('organizer.sharing.remove.action')}
          </Button>
          {reviewHref !== undefined && (
            <RoutedButton href={reviewHref} variant="primary" onNavigate={onNavigate}>
              {t('organizer.tasks.review')}
            </RoutedButton>
          )}
        </>
      }
    >
      <div className={css.parts}>
        {task.description !== '' && (
          <p className={css.typed}>
            <bdi>{task.description}</bdi>
          </p>
        )}
        <Pairs
          pairs={[
            [t('organizer.tasks.entityType'), t(entityKeys[task.entityType])],
            [t('organizer.agenda.kind'), t(kindKeys[task.kind])],
            [
              t('organizer.tasks.due'),
              <Due key="due" dueDate={task.dueDate} isOpen={task.counts.pending > 0} timeZone={timeZone} />,
            ],
            [t('organizer.tasks.progress'), <Progress key="progress" counts={task.counts} />],
          ]}
        />
        <ExportButton key={task.id} formats={formats} name={task.title} make={calls.answersFile(task.id)} />
      </div>
    </Drawer>
  );
}
