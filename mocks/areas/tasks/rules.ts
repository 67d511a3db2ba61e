import type {
  TaskComment,
  TaskCounts,
  TaskDefinition,
  TaskDefinitionCriteria,
  TaskDefinitionField,
  TaskEntityType,
  TaskInstance,
  TaskInstanceCriteria,
  TaskInstanceField,
} from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { equals, Refusal, type Db, type Rows } from '../../db';
import type { SearchRules } from '../../db/rows';
import type { StoredTaskDefinition, StoredTaskInstance, TaskAssignee } from './seed';

/** The tables tasks are made of. */
export interface Tasks {
  /** Those of the tables, and who else speaks at the event. */
  assignees: readonly TaskAssignee[];
  definitions: Rows<StoredTaskDefinition>;
  instances: Rows<StoredTaskInstance>;
  comments: Rows<TaskComment>;
}

export const tasksOf = (db: Db, eventId: string): Tasks => ({
  assignees: everyAssignee(db, eventId),
  definitions: db.rows('taskDefinitions', eventId),
  instances: db.rows('taskInstances', eventId),
  comments: db.rows('taskComments', eventId),
});

function everyAssignee(db: Db, eventId: string): TaskAssignee[] {
  const speakers = db
    .rows('agendaSpeakers', eventId)
    .all()
    .map(({ id, firstName, lastName }): TaskAssignee => {
      const name = `${firstName} ${lastName}`.trim();
      return { id, entityType: 'SPEAKER', name };
    });
  return [...speakers, ...db.rows('taskAssignees', eventId).all()];
}

/** Whoever speaks no longer has nothing to do. */
export function removeTasksOf(db: Db, eventId: string, speakerId: string): void {
  const { instances, comments } = tasksOf(db, eventId);
  const gone = new Set(
    instances
      .all()
      .filter(({ entityId }) => entityId === speakerId)
      .map(({ id }) => id),
  );
  for (const { id, taskInstanceId } of comments.all()) if (gone.has(taskInstanceId)) comments.remove(id);
  for (const id of gone) instances.remove(id);
}

/** Who a task is given to: those named, or everybody of the type. Refuses with 4022. */
export function assigneesOf({ assignees }: Tasks, entityType: TaskEntityType, ids?: readonly string[]) {
  const ofType = assignees.filter((assignee) => assignee.entityType === entityType);
  if (!ids) return ofType;
  return [...new Set(ids)].map((id) => {
    const found = ofType.find((assignee) => assignee.id === id);
    if (!found) throw new Refusal(4022, `${id} can’t be given a task of this type.`);
    return found;
  });
}

export function countInstances(
  instances: readonly Pick<TaskInstance, 'status' | 'approvalStatus'>[],
): TaskCounts {
  const handedIn = instances.filter(({ status }) => status === 'SUBMITTED');
  const reviewed = (as: TaskInstance['approvalStatus']) =>
    handedIn.filter(({ approvalStatus }) => approvalStatus === as).length;
  return {
    total: instances.length,
    pending: instances.length - handedIn.length,
    submitted: handedIn.length,
    unreviewed: reviewed('UNREVIEWED'),
    approved: reviewed('APPROVED'),
    declined: reviewed('DECLINED'),
  };
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The event's definitions, with what became of them. */
export function definitionsOf({ definitions, instances }: Tasks): TaskDefinition[] {
  const byDefinition = groupedBy(instances.all(), ({ definitionId }) => definitionId);
  return definitions.all().map((definition) => ({
    ...definition,
    counts: countInstances(byDefinition.get(definition.id) ?? []),
  }));
}

/** One definition as it is answered. Refuses with 4046. */
export function definitionOf({ definitions, instances }: Tasks, id: string): TaskDefinition {
  const mine = instances.all().filter(({ definitionId }) => definitionId === id);
  return { ...definitions.get(id), counts: countInstances(mine) };
}

/** Instances with what their definitions, assignees and comments add. */
export function viewInstances(tasks: Tasks, instances: readonly StoredTaskInstance[]): TaskInstance[] {
  const names = new Map(tasks.assignees.map(({ id, name }) => [id, name]));
  const commentsOn = groupedBy(tasks.comments.all(), ({ taskInstanceId }) => taskInstanceId);
  return instances.map((instance) => {
    const { title, entityType, dueDate } = tasks.definitions.get(instance.definitionId);
    return {
      ...instance,
      title,
      entityType,
      dueDate,
      entityName: names.get(instance.entityId) ?? '',
      commentCount: commentsOn.get(instance.id)?.length ?? 0,
    };
  });
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase());

/** 15 on a page: 002 §9. */
export const definitionRules: SearchRules<TaskDefinition, TaskDefinitionCriteria, TaskDefinitionField> = {
  size: 15,
  matches: (row, { title = '', ...exact }) => includes(row.title, title) && equals(row, exact),
  sortBy: {
    TITLE: ({ title }) => title,
    DUE_DATE: ({ dueDate }) => dueDate && Date.parse(dueDate),
    CREATED: ({ created }) => Date.parse(created),
    MODIFIED: ({ modified }) => Date.parse(modified),
  },
};

/** 25 on a page: 002 §9. */
export const instanceRules = (
  clock: Clock,
): SearchRules<TaskInstance, TaskInstanceCriteria, TaskInstanceField> => ({
  size: 25,
  matches: (row, { overdue, search = '', ...exact }) =>
    (overdue === undefined || overdue === isOverdue(row, clock.now())) &&
    (includes(row.title, search) || includes(row.entityName, search)) &&
    equals(row, exact),
  sortBy: {
    TITLE: ({ title }) => title,
    ENTITY_NAME: ({ entityName }) => entityName,
    DUE_DATE: ({ dueDate }) => dueDate && Date.parse(dueDate),
    SUBMITTED: ({ submittedDate }) => submittedDate && Date.parse(submittedDate),
    MODIFIED: ({ modified }) => Date.parse(modified),
  },
});

const isOverdue = ({ status, dueDate }: TaskInstance, now: number) =>
  status === 'PENDING' && dueDate !== null && Date.parse(dueDate) < now;

const headings = ['Task', 'For', 'Name', 'Due', 'Status', 'Approval', 'Answer', 'Submitted', 'Reviewed'];

/** A sheet of instances; moments as ISO 8601. */
export const sheetOf = (instances: readonly TaskInstance[]): (string | null)[][] => [
  headings,
  ...instances.map((instance) => [
    ...[instance.title, instance.entityType, instance.entityName, instance.dueDate],
    ...[instance.status, instance.approvalStatus, instance.answer],
    ...[instance.submittedDate, instance.reviewedDate],
  ]),
];
