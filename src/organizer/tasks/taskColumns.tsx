'use client';
import { useMemo, useState } from 'react';
import type { TaskDefinition } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useT } from '../../i18n';
import { switchBox } from '../kit/fields/fields.css';
import { entityKeys, kindKeys } from './taskKeys';
import { Due, Progress } from './TaskTexts';

/** Shows a task to those who have it, or hides it. Never rejects. */
export type SetVisible = (task: Pick<TaskDefinition, 'id' | 'title'>, visible: boolean) => Promise<unknown>;

/** Columns of the list of tasks; ids are the fields the server sorts by. Keep `onVisible` stable. */
export function useTaskColumns(
  timeZone: string,
  onVisible: SetVisible,
): readonly DataColumn<TaskDefinition>[] {
  const t = useT();
  return useMemo(
    (): readonly DataColumn<TaskDefinition>[] => [
      {
        id: 'TITLE',
        label: t('organizer.agenda.name'),
        exportValue: ({ title }) => title,
        cell: ({ title }) => <bdi>{title}</bdi>,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'for',
        label: t('organizer.tasks.entityType'),
        exportValue: ({ entityType }) => t(entityKeys[entityType]),
        cell: ({ entityType }) => t(entityKeys[entityType]),
        width: '7rem',
        leaves: 'next',
      },
      {
        id: 'kind',
        label: t('organizer.agenda.kind'),
        exportValue: ({ kind }) => t(kindKeys[kind]),
        cell: ({ kind }) => t(kindKeys[kind]),
        width: '8rem',
        leaves: 'first',
      },
      {
        id: 'DUE_DATE',
        label: t('organizer.tasks.due'),
        exportValue: ({ dueDate }) => dueDate,
        cell: ({ dueDate, counts }) => (
          <Due dueDate={dueDate} isOpen={counts.pending > 0} timeZone={timeZone} />
        ),
        sortable: true,
        width: '11rem',
        card: 'note',
      },
      {
        id: 'visible',
        label: t('organizer.resources.visible'),
        exportValue: ({ visible }) =>
          t(visible ? 'organizer.resources.visible' : 'organizer.resources.hidden'),
        cell: (task, { tabIndex }) => <VisibleSwitch task={task} tabIndex={tabIndex} onVisible={onVisible} />,
        width: '6rem',
        hasControl: true,
        card: 'mark',
      },
      {
        id: 'progress',
        label: t('organizer.tasks.progress'),
        exportValue: ({ counts: { pending, submitted, approved, declined } }) =>
          t('organizer.tasks.progressText', {
            pending: String(pending),
            submitted: String(submitted),
            approved: String(approved),
            declined: String(declined),
          }),
        cell: ({ counts }) => <Progress counts={counts} />,
        width: '15rem',
        leaves: 'next',
      },
    ],
    [t, timeZone, onVisible],
  );
}

interface VisibleSwitchProps {
  task: TaskDefinition;
  tabIndex: 0 | -1;
  onVisible: SetVisible;
}

function VisibleSwitch({ task, tabIndex, onVisible }: VisibleSwitchProps) {
  const t = useT();
  const [next, setNext] = useState<boolean | null>(null);
  const change = async (visible: boolean) => {
    setNext(visible);
    await onVisible(task, visible);
    setNext(null);
  };
  return (
    <input
      type="checkbox"
      role="switch"
      tabIndex={tabIndex}
      aria-label={t('organizer.resources.visibleOf', { name: task.title })}
      aria-busy={next !== null || undefined}
      checked={next ?? task.visible}
      onChange={(event) => {
        if (next === null) void change(event.target.checked);
      }}
      className={switchBox}
    />
  );
}
