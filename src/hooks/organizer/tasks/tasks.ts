'use client';
import {
  countTaskProgress,
  getTaskComments,
  searchTaskDefinitions,
  searchTaskInstances,
  type SearchPage,
  type SearchRequest,
  type TaskDefinition,
  type TaskDefinitionCriteria,
  type TaskDefinitionField,
  type TaskEntityType,
  type TaskInstance,
  type TaskInstanceCriteria,
  type TaskInstanceField,
} from '../../../contract';
import type { EventScope } from '../resource/eventScope';
import { useRead } from '../resource/useRead';

/** 002 §9 Lists. */
const manyRows = 500;

/** One page of the event's tasks, newest first unless `orders` names a field. Never throws; read `isError`. 002 §7 Tasks. @experimental */
export const useTaskDefinitions = (
  { accountId, eventId }: EventScope,
  body: SearchRequest<TaskDefinitionCriteria, TaskDefinitionField>,
) => useRead(searchTaskDefinitions, { params: { accountId, eventId }, body }, { isPage: true });

/** One page of what everybody has to do, last changed first unless `orders` names a field. Never throws; read `isError`. 002 §7 Tasks. @experimental */
export const useTaskInstances = (
  { accountId, eventId }: EventScope,
  body: SearchRequest<TaskInstanceCriteria, TaskInstanceField>,
) => useRead(searchTaskInstances, { params: { accountId, eventId }, body }, { isPage: true });

/** How far the tasks of one entity type are. Never throws; read `isError`. 002 §7 Tasks. @experimental */
export const useTaskProgress = ({ accountId, eventId }: EventScope, entityType: TaskEntityType) =>
  useRead(countTaskProgress, { params: { accountId, eventId }, query: { entityType } });

/** What was said about one instance, oldest first. Never throws; read `isError`. 002 §7 Tasks. @experimental */
export const useTaskComments = ({ accountId, eventId }: EventScope, taskInstanceId: string) =>
  useRead(
    getTaskComments,
    { params: { accountId, eventId, taskInstanceId } },
    { select: ({ comments }) => comments },
  );

const titlesOf = ({ items }: SearchPage<TaskDefinition>) =>
  items.map(({ id, title }) => ({ id, name: title }));

/** Titles of the event's tasks, by their ids, for a filter. Never throws. */
export const useTaskTitles = ({ accountId, eventId }: EventScope) =>
  useRead(
    searchTaskDefinitions,
    { params: { accountId, eventId }, body: { size: manyRows, orders: { TITLE: 'ASC' } } },
    { select: titlesOf },
  );

const peopleOf = ({ items }: SearchPage<TaskInstance>) => [
  ...new Map(
    items.map(({ entityId, entityName }) => [entityId, { id: entityId, name: entityName }]),
  ).values(),
];

/** Those of an entity type who have a task already: no call lists whom tasks can be given to. Never throws. */
export const useTaskPeople = ({ accountId, eventId }: EventScope, entityType: TaskEntityType) =>
  useRead(
    searchTaskInstances,
    {
      params: { accountId, eventId },
      body: { size: manyRows, criteria: { entityType }, orders: { ENTITY_NAME: 'ASC' } },
    },
    { select: peopleOf },
  );
