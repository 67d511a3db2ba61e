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
} from '../../../src/contract';
import { searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { everyRow } from '../../rules/everyRow';
import { stamp } from '../../rules/stamp';
import {
  assigneesOf,
  countInstances,
  definitionOf,
  definitionRules,
  definitionsOf,
  instanceRules,
  sheetOf,
  tasksOf,
  viewInstances,
} from './rules';

export const tasksHandlers: BoundHandler[] = [
  handle(searchTaskDefinitions, ({ db, params, body }) =>
    searchRows(
      definitionsOf(tasksOf(db, params.eventId)),
      { orders: { CREATED: 'DESC' }, ...body },
      definitionRules,
    ),
  ),
  handle(createTaskDefinition, ({ db, params, body, clock }) => {
    const tasks = tasksOf(db, params.eventId);
    const given = assigneesOf(tasks, body.entityType, body.entityIds);
    const now = stamp(clock);
    const { id } = tasks.definitions.add({
      id: db.nextId('task'),
      title: body.title,
      description: body.description ?? '',
      entityType: body.entityType,
      kind: body.kind,
      dueDate: body.dueDate ?? null,
      visible: body.visible ?? true,
      created: now,
      modified: now,
    });
    for (const { id: entityId } of given)
      tasks.instances.add({
        id: db.nextId(`${id}-to`),
        definitionId: id,
        entityId,
        status: 'PENDING',
        approvalStatus: 'UNREVIEWED',
        answer: null,
        submittedDate: null,
        reviewedDate: null,
        modified: now,
      });
    return definitionOf(tasks, id);
  }),
  handle(deleteTaskDefinition, ({ db, params }) => {
    const { definitions, instances, comments } = tasksOf(db, params.eventId);
    definitions.remove(params.definitionId);
    const gone = instances.all().filter(({ definitionId }) => definitionId === params.definitionId);
    const goneIds = new Set(gone.map(({ id }) => id));
    for (const { id, taskInstanceId } of comments.all()) if (goneIds.has(taskInstanceId)) comments.remove(id);
    for (const { id } of gone) instances.remove(id);
    return null;
  }),
  handle(setTaskVisibility, ({ db, params, query, clock }) => {
    const tasks = tasksOf(db, params.eventId);
    tasks.definitions.change(params.definitionId, {
      visible: query.visible,
      modified: stamp(clock),
    });
    return definitionOf(tasks, params.definitionId);
  }),
  handle(countTaskProgress, ({ db, params, query }) => {
    const { definitions, instances } = tasksOf(db, params.eventId);
    return countInstances(
      instances.all().filter(({ definitionId }) => {
        const { entityType, visible } = definitions.get(definitionId);
        return visible && entityType === query.entityType;
      }),
    );
  }),
  handle(searchTaskInstances, ({ db, params, body, clock }) => {
    const tasks = tasksOf(db, params.eventId);
    const instances = viewInstances(tasks, tasks.instances.all());
    return searchRows(instances, { orders: { MODIFIED: 'DESC' }, ...body }, instanceRules(clock));
  }),
  handle(saveTaskComment, ({ db, params, body, clock, fail }) => {
    const { instances, comments } = tasksOf(db, params.eventId);
    const { taskInstanceId, commentedBy, comment } = body;
    instances.get(taskInstanceId);
    const now = stamp(clock);
    if (!body.id)
      return comments.add({
        id: db.nextId('comment'),
        taskInstanceId,
        commentedBy,
        comment,
        created: now,
        modified: now,
      });
    const before = comments.get(body.id);
    if (before.taskInstanceId !== taskInstanceId) fail(4022, 'This comment belongs to another task.');
    if (before.commentedBy !== commentedBy) fail(4003, 'This comment is somebody else’s.');
    return comments.change(before.id, { comment, modified: now });
  }),
  handle(getTaskComments, ({ db, params }) => {
    const { instances, comments } = tasksOf(db, params.eventId);
    const { id } = instances.get(params.taskInstanceId);
    return { comments: comments.all().filter(({ taskInstanceId }) => taskInstanceId === id) };
  }),
  handle(setTaskApprovalStatus, ({ db, params, query, clock, fail }) => {
    const tasks = tasksOf(db, params.eventId);
    const { id, status, approvalStatus } = tasks.instances.get(params.taskInstanceId);
    if (status !== 'SUBMITTED') fail(4091, 'Nothing was handed in yet.');
    if (approvalStatus !== 'UNREVIEWED') fail(4091, 'This task was reviewed already.');
    const now = stamp(clock);
    const changes = { approvalStatus: query.status, reviewedDate: now, modified: now };
    const [changed] = viewInstances(tasks, [tasks.instances.change(id, changes)]);
    return changed ?? fail(4046);
  }),
  handle(exportTasks, ({ db, params, body, clock }) => {
    const tasks = tasksOf(db, params.eventId);
    const instances = viewInstances(tasks, tasks.instances.all());
    const found = everyRow(instances, { orders: { TITLE: 'ASC' }, ...body }, instanceRules(clock));
    return { name: 'tasks.xlsx', rows: sheetOf(found) };
  }),
  handle(exportTaskDefinition, ({ db, params }) => {
    const tasks = tasksOf(db, params.eventId);
    const { id, title } = tasks.definitions.get(params.definitionId);
    const mine = tasks.instances.all().filter(({ definitionId }) => definitionId === id);
    return { name: `${title}.xlsx`, rows: sheetOf(viewInstances(tasks, mine)) };
  }),
];
