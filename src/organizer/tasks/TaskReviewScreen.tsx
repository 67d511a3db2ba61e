'use client';
import { useMemo, useState } from 'react';
import type { TaskInstance } from '../../contract';
import {
  taskExport,
  taskInstancePageSize,
  taskInstanceSearch,
  taskNeighbours,
  type TaskPlace,
} from '../../domain/tasks';
import {
  useSignedInPerson,
  useTaskCalls,
  useTaskInstances,
  useTaskTitles,
  useWidgetBootstrap,
} from '../../hooks';
import { useListView } from '../kit/list';
import type { EventScreenProps } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { InstanceDrawer } from './InstanceDrawer';
import type { TaskLinks } from './links';
import { TaskCounts } from './TaskCounts';
import { TaskReviewView } from './TaskReviewView';

/** Props of `TaskReviewScreen`. @experimental */
export interface TaskReviewScreenProps extends EventScreenProps, ViewProps, TaskLinks {
  /** Address of the list of tasks; without it no link is offered. */
  tasksHref?: string | undefined;
  /** Who comments, by email address; the signed-in person when absent. */
  commentedBy?: string | undefined;
}

const noTimeZone = 'UTC';
const none: readonly never[] = [];
interface Opened extends TaskPlace {
  instance: TaskInstance;
}

/** What everybody has to do and has handed in: found, commented on, approved, declined and exported. 002 §7 Tasks. */
export function TaskReview(props: TaskReviewScreenProps) {
  const { accountId, eventId, tasksHref, onNavigate } = props;
  const event = useMemo(() => ({ accountId, eventId }), [accountId, eventId]);
  const { searched, ...visible } = useListView(props);
  const list = useTaskInstances(event, taskInstanceSearch(searched));
  const titles = useTaskTitles(event);
  const calls = useTaskCalls(event);
  const person = useSignedInPerson().data;
  const timeZone = useWidgetBootstrap(eventId).data?.event['time-zone-id'] ?? noTimeZone;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const rows = list.data?.items ?? none;
  // One that left the list by its review stays open, as the review answered it.
  const instance = opened && (rows.find(({ id }) => id === opened.id) ?? opened.instance);
  const open = (next: TaskInstance) => {
    const index = rows.findIndex(({ id }) => id === next.id);
    setOpened({ id: next.id, index: Math.max(0, index), instance: next });
  };
  const keep = (reviewed: TaskInstance) =>
    setOpened((now) => (now?.id === reviewed.id ? { ...now, instance: reviewed } : now));
  const neighbours = opened && taskNeighbours(rows, opened);
  return (
    <TaskReviewView
      {...visible}
      {...readingOf(list)}
      instances={list.data?.items ?? null}
      total={list.data?.total ?? 0}
      size={taskInstancePageSize}
      timeZone={timeZone}
      titles={titles.data ?? none}
      counts={<TaskCounts event={event} />}
      openedId={instance?.id ?? null}
      onOpen={open}
      tasksHref={tasksHref}
      onNavigate={onNavigate}
      savedAs={`taskReview ${eventId}`}
      file={{
        name: 'tasks',
        every: (options) => calls.everyInstance(taskExport(searched), options),
        isOfChosen: true,
      }}
      makeExport={calls.file(taskExport(searched))}
      drawer={
        instance && (
          <InstanceDrawer
            event={event}
            instance={instance}
            timeZone={timeZone}
            calls={calls}
            commentedBy={props.commentedBy ?? person?.['primary-email'] ?? null}
            draft={drafts[instance.id] ?? ''}
            onDraftChange={(text) => setDrafts((before) => ({ ...before, [instance.id]: text }))}
            previous={neighbours?.previous ?? null}
            next={neighbours?.next ?? null}
            onOpen={open}
            onReviewed={keep}
            onClose={() => setOpened(null)}
          />
        )
      }
    />
  );
}
