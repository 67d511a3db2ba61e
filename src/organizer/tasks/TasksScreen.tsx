'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { object } from 'yup';
import type { TaskDefinition } from '../../contract';
import { taskPageSize, taskProblem, taskSearch } from '../../domain/tasks';
import { useTaskCalls, useTaskDefinitions, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import { useLatest } from '../../react';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../kit/confirm';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListView, usePressed } from '../kit/list';
import { useNewRequest, type EventScreenProps, type NewRequestProps } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import type { TaskLinks } from './links';
import type { SetVisible } from './taskColumns';
import { TaskDialog } from './TaskDialog';
import { TaskDrawer } from './TaskDrawer';
import * as css from './tasks.css';
import { TasksView } from './TasksView';

/** Props of `TasksScreen`. @experimental */
export interface TasksScreenProps extends EventScreenProps, ViewProps, TaskLinks, NewRequestProps {
  /** Address of the review, of one task with its id; without it no link is offered. */
  reviewHrefOf?: ((definitionId?: string) => string) | undefined;
}

const noTimeZone = 'UTC';
const noFields = object({});
type OpenDialog = { at: 'new' } | { at: 'remove'; task: TaskDefinition } | null;

/** The tasks of an event: found, given out, shown, hidden, exported and deleted. 002 §7 Tasks. */
export function Tasks(props: TasksScreenProps) {
  const { accountId, eventId, reviewHrefOf, onNavigate } = props;
  const t = useT();
  const event = useMemo(() => ({ accountId, eventId }), [accountId, eventId]);
  const { searched, ...visible } = useListView(props);
  const list = useTaskDefinitions(event, taskSearch(searched));
  const calls = useTaskCalls(event);
  const timeZone = useWidgetBootstrap(eventId).data?.event['time-zone-id'] ?? noTimeZone;
  const box = useRef<HTMLDivElement>(null);
  const remember = usePressed(box);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [opened, setOpened] = useState<TaskDefinition | null>(null);
  const [undo, setUndo] = useState<Parameters<SetVisible>>();
  const { news, problem, act, notify, refuse } = useAction(taskProblem);
  const begin = (next: OpenDialog) => {
    remember();
    refuse(null);
    notify('');
    setUndo(undefined);
    setDialog(next);
  };
  useNewRequest(props, () => begin({ at: 'new' }));
  const setVisible: SetVisible = async ({ id, title: name }, isVisible) => {
    remember();
    setUndo(undefined);
    if (!(await act(() => calls.setVisible(id, isVisible)))) return;
    notify(t(isVisible ? 'organizer.tasks.isVisible' : 'organizer.resources.isHidden', { name }));
    setUndo([{ id, title: name }, !isVisible]);
  };
  const latest = useLatest(setVisible);
  const onVisible = useCallback<SetVisible>((task, isVisible) => latest.current(task, isVisible), [latest]);
  const task = opened && (list.data?.items.find(({ id }) => id === opened.id) ?? opened);
  return (
    <div ref={box}>
      <TasksView
        {...visible}
        {...readingOf(list)}
        tasks={list.data?.items ?? null}
        total={list.data?.total ?? 0}
        size={taskPageSize}
        timeZone={timeZone}
        savedAs={`tasks ${eventId}`}
        file={{ name: 'tasks', every: (options) => calls.every(taskSearch(searched), options) }}
        openedId={task?.id ?? null}
        onOpen={setOpened}
        onVisible={onVisible}
        reviewHref={reviewHrefOf?.()}
        onNavigate={onNavigate}
        add={
          <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
            {t('organizer.tasks.new')}
          </Button>
        }
        notice={
          <>
            <NewsLine text={news} onUndo={undo && (() => void setVisible(...undo))} className={css.news} />
            <ProblemNotice title={t('organizer.tasks.notChanged')} problem={problem} />
          </>
        }
        drawer={
          task && (
            <TaskDrawer
              task={task}
              timeZone={timeZone}
              calls={calls}
              reviewHref={reviewHrefOf?.(task.id)}
              onNavigate={onNavigate}
              onRemove={() => begin({ at: 'remove', task })}
              onClose={() => setOpened(null)}
            />
          )
        }
      />
      {dialog?.at === 'new' && (
        <TaskDialog
          event={event}
          timeZone={timeZone}
          calls={calls}
          onCreated={(name) => {
            setDialog(null);
            notify(t('organizer.tasks.created', { name }));
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.at === 'remove' && (
        <ActionDialog
          title={t('organizer.sharing.remove.title', { name: dialog.task.title })}
          text={t('organizer.tasks.removeText', {
            total: dialog.task.counts.total,
            submitted: dialog.task.counts.submitted,
          })}
          action={t('organizer.sharing.remove.action')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={taskProblem}
          run={() => calls.remove(dialog.task.id)}
          onDone={() => {
            setDialog(null);
            setOpened(null);
            notify(t('organizer.companies.deleted', { name: dialog.task.title }));
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
