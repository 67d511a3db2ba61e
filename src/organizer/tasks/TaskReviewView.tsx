'use client';
import { useMemo, type ReactNode } from 'react';
import type { TaskInstance } from '../../contract';
import {
  overdueFilter,
  taskApprovals,
  taskEntityTypes,
  taskInstanceFilterIds,
  taskStatuses,
} from '../../domain/tasks';
import type { DataColumn } from '../../headless/table';
import { useT } from '../../i18n';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { ListScreen, type ListFileProps, type PagedListProps } from '../kit/list';
import { DrawerLayout } from '../kit/page';
import { ExportButton, type ExportButtonProps } from '../kit/table';
import type { TaskLinks } from './links';
import { entityKeys } from './taskKeys';
import { ApprovalTag, Due } from './TaskTexts';

export interface TaskReviewViewProps extends PagedListProps, ListFileProps<TaskInstance>, TaskLinks {
  /** The tasks of this page; `null` before the first answer. */
  instances: readonly TaskInstance[] | null;
  /** IANA zone of the event. */
  timeZone: string;
  /** Tasks that can be filtered by. */
  titles: readonly { id: string; name: string }[];
  /** Above the list: how far each group is. */
  counts: ReactNode;
  /** The one whose details stand beside the list; `null` for none. */
  openedId: string | null;
  onOpen: (instance: TaskInstance) => void;
  /** Address of the list of tasks. */
  tasksHref?: string | undefined;
  /** Makes the file of what the filter finds. */
  makeExport: ExportButtonProps<'xlsx'>['make'];
  /** The opened one, as `InstanceDrawer` shows it. */
  drawer: ReactNode;
}

const formats = ['xlsx'] as const;
const idOf = ({ id }: TaskInstance) => id;
const nameOf = ({ entityName, title }: TaskInstance) => `${entityName}, ${title}`;

/** What everybody has to do, in every state of the list; knows nothing of where it comes from. */
export function TaskReviewView(props: TaskReviewViewProps) {
  const { instances, timeZone, titles, counts, openedId, onOpen, tasksHref, makeExport, drawer } = props;
  const t = useT();
  const columns = useColumns(timeZone);
  return (
    <DrawerLayout drawer={drawer}>
      <ListScreen
        list={props}
        file={props.file}
        title={t('organizer.tasks.review')}
        head={{
          back: tasksHref === undefined ? undefined : backTo(tasksHref, t('organizer.tasks.title'), props),
          actions: <ExportButton formats={formats} name="tasks" make={makeExport} />,
        }}
        tabs={counts}
        filter={{
          searchLabel: t('organizer.tasks.search'),
          searchHint: t('organizer.tasks.searchHint'),
          filters: [
            {
              id: taskInstanceFilterIds.task,
              label: t('organizer.tasks.task'),
              any: t('organizer.tasks.anyTask'),
              options: namedOptions(titles),
            },
            {
              id: taskInstanceFilterIds.entityType,
              label: t('organizer.tasks.entityType'),
              any: t('organizer.tasks.anyEntity'),
              options: optionsOf(taskEntityTypes, (type) => t(entityKeys[type])),
            },
            {
              id: taskInstanceFilterIds.status,
              label: t('organizer.orders.status'),
              any: t('organizer.orders.anyStatus'),
              options: optionsOf(taskStatuses, (status) => t(`organizer.tasks.status.${status}`)),
            },
            {
              id: taskInstanceFilterIds.approval,
              label: t('organizer.tasks.approval'),
              any: t('organizer.tasks.anyApproval'),
              options: optionsOf(taskApprovals, (approval) => t(`organizer.tasks.approval.${approval}`)),
            },
            {
              id: taskInstanceFilterIds.due,
              label: t('organizer.tasks.due'),
              any: t('organizer.tasks.anyDue'),
              options: [{ value: overdueFilter, label: t('organizer.tasks.overdue') }],
            },
          ],
        }}
        rows={instances}
        rowId={idOf}
        rowName={nameOf}
        columns={columns}
        openId={openedId}
        onOpen={onOpen}
        empty={{ title: t('organizer.tasks.empty.title'), text: t('organizer.tasks.empty.text') }}
        failed={t('organizer.tasks.failed')}
      />
    </DrawerLayout>
  );
}

const backTo = (href: string, label: string, { onNavigate }: TaskLinks) => ({ href, label, onNavigate });

/** Ids are the fields the server sorts by. */
function useColumns(timeZone: string): readonly DataColumn<TaskInstance>[] {
  const t = useT();
  return useMemo(
    (): readonly DataColumn<TaskInstance>[] => [
      {
        id: 'ENTITY_NAME',
        label: t('organizer.partners.name'),
        exportValue: ({ entityName }) => entityName,
        cell: ({ entityName }) => <bdi>{entityName}</bdi>,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'TITLE',
        label: t('organizer.tasks.task'),
        exportValue: ({ title }) => title,
        cell: ({ title }) => <bdi>{title}</bdi>,
        sortable: true,
        card: 'note',
      },
      {
        id: 'DUE_DATE',
        label: t('organizer.tasks.due'),
        exportValue: ({ dueDate }) => dueDate,
        cell: ({ dueDate, status }) => (
          <Due dueDate={dueDate} isOpen={status === 'PENDING'} timeZone={timeZone} />
        ),
        sortable: true,
        width: '11rem',
        leaves: 'next',
      },
      {
        id: 'SUBMITTED',
        label: t('organizer.orders.column.status'),
        exportValue: ({ status }) => t(`organizer.tasks.status.${status}`),
        cell: ({ status }) => t(`organizer.tasks.status.${status}`),
        sortable: true,
        width: '8rem',
        card: 'figure',
      },
      {
        id: 'approval',
        label: t('organizer.tasks.approval'),
        exportValue: ({ approvalStatus }) => t(`organizer.tasks.approval.${approvalStatus}`),
        cell: ({ status, approvalStatus }) =>
          status === 'SUBMITTED' && <ApprovalTag approvalStatus={approvalStatus} />,
        width: '8rem',
        card: 'mark',
      },
    ],
    [t, timeZone],
  );
}
