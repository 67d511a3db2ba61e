'use client';
import type { ReactNode } from 'react';
import type { TaskDefinition } from '../../contract';
import { isNarrowed } from '../../domain';
import { taskEntityTypes, taskFilterIds, taskKinds } from '../../domain/tasks';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type PagedListProps } from '../kit/list';
import { DrawerLayout } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import type { TaskLinks } from './links';
import { useTaskColumns, type SetVisible } from './taskColumns';
import { entityKeys, kindKeys } from './taskKeys';

export interface TasksViewProps extends PagedListProps, ListFileProps<TaskDefinition>, TaskLinks {
  /** The tasks of this page; `null` before the first answer. */
  tasks: readonly TaskDefinition[] | null;
  /** IANA zone of the event. */
  timeZone: string;
  /** The task whose details stand beside the list; `null` for none. */
  openedId: string | null;
  onOpen: (task: TaskDefinition) => void;
  onVisible: SetVisible;
  /** Where what was handed in is reviewed. */
  reviewHref?: string | undefined;
  /** The button that begins a new one. */
  add: ReactNode;
  /** What was done last, or why it was not. */
  notice: ReactNode;
  /** The opened task, as `TaskDrawer` shows it. */
  drawer: ReactNode;
}

const idOf = ({ id }: TaskDefinition) => id;
const titleOf = ({ title }: TaskDefinition) => title;

/** The list of tasks in every state it has; knows nothing of where they come from. */
export function TasksView(props: TasksViewProps) {
  const { tasks, view, timeZone, openedId, onOpen, onVisible, reviewHref, add, notice, drawer } = props;
  const t = useT();
  const columns = useTaskColumns(timeZone, onVisible);
  const isEmpty = tasks?.length === 0 && !isNarrowed(view);
  return (
    <DrawerLayout drawer={drawer}>
      <ListScreen
        list={props}
        file={props.file}
        title={t('organizer.tasks.title')}
        head={{
          lead: t('organizer.tasks.lead'),
          actions: (
            <>
              {reviewHref !== undefined && (
                <RoutedButton href={reviewHref} onNavigate={props.onNavigate}>
                  {t('organizer.tasks.review')}
                </RoutedButton>
              )}
              {tasks !== null && !isEmpty && add}
            </>
          ),
        }}
        filter={{
          searchLabel: t('organizer.tasks.search'),
          filters: [
            {
              id: taskFilterIds.entityType,
              label: t('organizer.tasks.entityType'),
              any: t('organizer.tasks.anyEntity'),
              options: optionsOf(taskEntityTypes, (type) => t(entityKeys[type])),
            },
            {
              id: taskFilterIds.kind,
              label: t('organizer.agenda.kind'),
              any: t('organizer.resources.anyKind'),
              options: optionsOf(taskKinds, (kind) => t(kindKeys[kind])),
            },
            {
              id: taskFilterIds.visible,
              label: t('organizer.resources.visibility'),
              any: t('organizer.resources.anyVisibility'),
              options: [
                { value: 'yes', label: t('organizer.resources.visible') },
                { value: 'no', label: t('organizer.resources.hidden') },
              ],
            },
          ],
        }}
        notice={notice}
        rows={tasks}
        rowId={idOf}
        rowName={titleOf}
        columns={columns}
        openId={openedId}
        onOpen={onOpen}
        empty={{
          title: t('organizer.tasks.empty.title'),
          text: t('organizer.tasks.empty.text'),
          action: add,
        }}
        failed={t('organizer.tasks.failed')}
      />
    </DrawerLayout>
  );
}
