'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { download, type Client } from '../../../client';
import {
  countTaskProgress,
  createTaskDefinition,
  deleteTaskDefinition,
  exportTaskDefinition,
  exportTasks,
  getTaskComments,
  saveTaskComment,
  searchTaskDefinitions,
  searchTaskInstances,
  setTaskApprovalStatus,
  setTaskVisibility,
  type NewTaskDefinition,
  type SearchRequest,
  type TaskComment,
  type TaskDefinition,
  type TaskDefinitionCriteria,
  type TaskDefinitionField,
  type TaskInstance,
  type TaskInstanceCriteria,
  type TaskInstanceField,
  type TaskVerdict,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { everyRow } from '../resource/everyRow';
import { thenReadAgain } from '../resource/refresh';
import type { ExportTransfer, MakeFile } from '../resource/useExport';

/** A comment that is written: without `id` a new one. */
interface TaskRemark {
  taskInstanceId: string;
  /** Who says it. */
  commentedBy: string;
  comment: string;
  id?: string | undefined;
}

/** A search, whatever the page. */
type Search<Criteria, Field extends string> = Pick<SearchRequest<Criteria, Field>, 'criteria' | 'orders'>;

/** What can be done with the tasks of an event. Each rejects with ApiError; once it is done what is shown is read again. */
export interface TaskCalls {
  create: (task: NewTaskDefinition) => Promise<TaskDefinition>;
  setVisible: (definitionId: string, visible: boolean) => Promise<TaskDefinition>;
  /** Its instances and their comments go with it. */
  remove: (definitionId: string) => Promise<null>;
  comment: (remark: TaskRemark) => Promise<TaskComment>;
  /** 4091 when nothing was handed in, or it was reviewed meanwhile. */
  review: (taskInstanceId: string, status: TaskVerdict) => Promise<TaskInstance>;
  /** Everybody's answers to one task. */
  answersFile: (definitionId: string) => MakeFile<'xlsx'>;
  /** All tasks that match, on every page. */
  every: (
    search: Search<TaskDefinitionCriteria, TaskDefinitionField>,
    options: ExportTransfer,
  ) => Promise<TaskDefinition[]>;
  /** The same of what everybody has to do. */
  everyInstance: (
    search: Search<TaskInstanceCriteria, TaskInstanceField>,
    options: ExportTransfer,
  ) => Promise<TaskInstance[]>;
  /** What everybody has to do. Waits up to 60 s (002 §9). */
  file: (body: Search<TaskInstanceCriteria, TaskInstanceField>) => MakeFile<'xlsx'>;
}

/** The ways to change the tasks of an event, and its tasks as files for `ExportButton`. 002 §7 Tasks. @experimental */
export function useTaskCalls({ accountId, eventId }: EventScope): TaskCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => taskCalls(client, cache, { accountId, eventId }), [client, cache, accountId, eventId]);
}

const tasks = [searchTaskDefinitions, searchTaskInstances, countTaskProgress] as const;

function taskCalls(client: Client, cache: QueryClient, params: EventScope): TaskCalls {
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, tasks);
  return {
    create: (body) => changed(client.call(createTaskDefinition, { params, body })),
    setVisible: (definitionId, visible) =>
      changed(client.call(setTaskVisibility, { params: { ...params, definitionId }, query: { visible } })),
    remove: (definitionId) =>
      changed(client.call(deleteTaskDefinition, { params: { ...params, definitionId } })),
    comment: ({ id, ...remark }) =>
      thenReadAgain(
        client.call(saveTaskComment, { params, body: { ...remark, ...(id !== undefined && { id }) } }),
        cache,
        [getTaskComments, searchTaskInstances],
      ),
    review: (taskInstanceId, status) =>
      changed(
        client.call(setTaskApprovalStatus, { params: { ...params, taskInstanceId }, query: { status } }),
      ),
    answersFile: (definitionId) => (_format, options) =>
      download(client, exportTaskDefinition, { params: { ...params, definitionId }, ...options }),
    every: (search, { signal, onProgress }) =>
      everyRow(
        (paging) => client.call(searchTaskDefinitions, { params, body: { ...search, ...paging }, signal }),
        onProgress,
      ),
    everyInstance: (search, { signal, onProgress }) =>
      everyRow(
        (paging) => client.call(searchTaskInstances, { params, body: { ...search, ...paging }, signal }),
        onProgress,
      ),
    file: (body) => (_format, options) => download(client, exportTasks, { params, body, ...options }),
  };
}
