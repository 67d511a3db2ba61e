export { linesOf } from './lines';
export { pollFilterIds, pollStatuses, visiblePolls } from './list';
export { pollProblem } from './problem';
export { pollResults, votesNews } from './results';
export { nextStatus } from './status';
export {
  freeOptionKey,
  newPoll,
  pollDraft,
  pollLimits,
  pollSchema,
  pollUpdate,
  pollValues,
  type OptionValues,
  type PollValues,
} from './values';
