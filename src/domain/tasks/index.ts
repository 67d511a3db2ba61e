export {
  overdueFilter,
  taskApprovals,
  taskExport,
  taskFilterIds,
  taskInstanceFilterIds,
  taskInstancePageSize,
  taskInstanceSearch,
  taskPageSize,
  taskSearch,
  taskStatuses,
} from './list';
export { declineProblem, taskProblem } from './problem';
export { taskDue, taskNeighbours, taskReview, taskShares, type TaskPlace } from './review';
export {
  commentProblem,
  newTask,
  taskCommentSchema,
  taskDefinition,
  taskEntityTypes,
  taskKinds,
  taskLimits,
  taskSchema,
  type TaskCommentValues,
  type TaskValues,
} from './values';
