import { endpoint, type FileDownload } from '../../endpoint';
import { needs } from '../../needs';
import type { Direction, SearchPage, SearchRequest } from '../../paging';
import type {
  NewTaskDefinition,
  TaskComment,
  TaskCounts,
  TaskDefinition,
  TaskDefinitionCriteria,
  TaskDefinitionField,
  TaskEntityType,
  TaskInstance,
  TaskInstanceCriteria,
  TaskInstanceField,
  TaskVerdict,
} from './entities';
import * as answers from '../../generated/organizer/tasks';

export type * from './entities';

/**
 * Search the event's task definitions. 15 on a page when `size` is absent (002 §9); newest first without `orders`.
 * Source: 002 §7 Tasks.
 * @calls 170
 * @experimental
 */
export const searchTaskDefinitions = endpoint<{
  params: { accountId: string; eventId: string };
  body: SearchRequest<TaskDefinitionCriteria, TaskDefinitionField>;
  ok: SearchPage<TaskDefinition>;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/definitions/search',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.searchTaskDefinitions,
});

/**
 * Give a task out. Each assignee gets an instance, PENDING and UNREVIEWED.
 * Fails: 4000 a member is malformed, 4022 one of `entityIds` is nobody of this entity type. Source: 002 §7 Tasks.
 * @calls 171
 * @experimental
 */
export const createTaskDefinition = endpoint<{
  params: { accountId: string; eventId: string };
  body: NewTaskDefinition;
  ok: TaskDefinition;
  fail: 4000 | 4022;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/definitions',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createTaskDefinition,
});

/**
 * Take a task back from everybody. Its instances and their comments go with it.
 * Fails: 4046 no such definition. Source: 002 §7 Tasks.
 * @calls 172
 * @experimental
 */
export const deleteTaskDefinition = endpoint<{
  params: { accountId: string; eventId: string; definitionId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/definitions/:definitionId',
  base: 'api',
  auth: 'account',
  chosen: true,
});

/**
 * Show a task to its assignees, or hide it from them. What they handed in stays.
 * Fails: 4046 no such definition. Source: 002 §7 Tasks.
 * @calls 173
 * @experimental
 */
export const setTaskVisibility = endpoint<{
  params: { accountId: string; eventId: string; definitionId: string };
  query: {
    /** Whether partners and speakers see it from now on. */
    visible: boolean;
  };
  ok: TaskDefinition;
  fail: 4046;
}>()({
  method: 'PATCH',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/definitions/:definitionId/visibility',
  base: 'api',
  auth: 'account',
  required: needs('visible'),
  chosen: true,
  chosenShape: true,
  reads: answers.setTaskVisibility,
});

/**
 * Count how far the tasks of one entity type are. Tasks hidden from their assignees don't count.
 * Source: 002 §7 Tasks.
 * @calls 174
 * @experimental
 */
export const countTaskProgress = endpoint<{
  params: { accountId: string; eventId: string };
  query: { entityType: TaskEntityType };
  ok: TaskCounts;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/progress/count',
  base: 'api',
  auth: 'account',
  required: needs('entityType'),
  chosen: true,
  chosenShape: true,
  reads: answers.countTaskProgress,
});

/**
 * Search what everybody has to do, for the dashboard. 25 on a page when `size` is absent (002 §9); what was changed
 * last comes first without `orders`. Source: 002 §7 Tasks.
 * @calls 175
 * @experimental
 */
export const searchTaskInstances = endpoint<{
  params: { accountId: string; eventId: string };
  body: SearchRequest<TaskInstanceCriteria, TaskInstanceField>;
  ok: SearchPage<TaskInstance>;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/instances/dashboard/search',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.searchTaskInstances,
});

/**
 * Write a comment on an instance, or edit it: with an `id` the comment of that id is replaced.
 * Fails: 4003 it is somebody else's comment, 4022 it belongs to another instance, 4046 no such instance or comment.
 * Source: 002 §7 Tasks.
 * @calls 176
 * @experimental
 */
export const saveTaskComment = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** Task it is about. */
    taskInstanceId: string;
    /**
     * Who says it, by name.
     * @minLength 1
     */
    commentedBy: string;
    /**
     * What is said; plain text.
     * @minLength 1
     * @maxLength 2000
     */
    comment: string;
    /** Of the comment to edit; absent or `null` for a new one. */
    id?: string | null;
  };
  ok: TaskComment;
  fail: 4003 | 4022 | 4046;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/review/comments',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveTaskComment,
});

/**
 * Read the comments on an instance, oldest first.
 * Fails: 4046 no such instance. Source: 002 §7 Tasks.
 * @calls 177
 * @experimental
 */
export const getTaskComments = endpoint<{
  params: { accountId: string; eventId: string; taskInstanceId: string };
  ok: { comments: TaskComment[] };
  fail: 4046;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/review/comments/task/:taskInstanceId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getTaskComments,
});

/**
 * Approve or decline what was handed in. Only a SUBMITTED instance that is UNREVIEWED can be reviewed (002 §4).
 * Fails: 4046 no such instance, 4091 nothing was handed in, or it is reviewed already. Source: 002 §7 Tasks.
 * @calls 178
 * @experimental
 */
export const setTaskApprovalStatus = endpoint<{
  params: { accountId: string; eventId: string; taskInstanceId: string };
  query: { status: TaskVerdict };
  ok: TaskInstance;
  fail: 4046 | 4091;
}>()({
  method: 'PATCH',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/instances/:taskInstanceId/approvalStatus',
  base: 'api',
  auth: 'account',
  required: needs('status'),
  chosen: true,
  chosenShape: true,
  reads: answers.setTaskApprovalStatus,
});

/**
 * Download what everybody has to do as a sheet. Criteria and order as in the dashboard's search; never paged.
 * Waits 60 s (002 §9). Source: 002 §7 Tasks; the file type is ours.
 * @calls 179
 * @experimental
 */
export const exportTasks = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    criteria?: TaskInstanceCriteria;
    /** Fields to sort by, the first one counts most. */
    orders?: Partial<Record<TaskInstanceField, Direction>>;
  };
  ok: FileDownload;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/export',
  base: 'api',
  auth: 'account',
  timeout: 60_000,
  answers: 'xlsx',
  chosen: true,
  chosenShape: true,
});

/**
 * Download everybody's answers to one task as a sheet.
 * Fails: 4046 no such definition. Source: 002 §7 Tasks; the file type is ours.
 * @calls 180
 * @experimental
 */
export const exportTaskDefinition = endpoint<{
  params: { accountId: string; eventId: string; definitionId: string };
  ok: FileDownload;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/tasks/definitions/:definitionId/export',
  base: 'api',
  auth: 'account',
  answers: 'xlsx',
  chosen: true,
});
