export * from './join';
export {
  canBeOffered,
  isBeyondFree,
  offerNeeds,
  waitingFilterOf,
  waitingProblem,
  waitingStatuses,
  type OfferNeed,
  type WaitingFilter,
} from './list';
