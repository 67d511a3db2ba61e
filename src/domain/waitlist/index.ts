export * from './join';
export {
  canBeOffered,
  isBeyondFree,
  offerNeeds,
  waitingFilterOf,
  waitingProblem,
  waitingStatuses,
  type WaitingFilter,
} from './list';
