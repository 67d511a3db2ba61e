import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** 4091 of a member: nobody would own the account. 002 §7. */
export const memberProblem = (failure: SaveFailure): SaveProblem =>
  failure.code === 4091 ? { message: { key: 'organizer.members.error.lastOwner' } } : saveProblem(failure);

/** 4091 of an invitation: it was answered meanwhile. 002 §7. */
export const invitationProblem = (failure: SaveFailure): SaveProblem =>
  failure.code === 4091 ? { message: { key: 'organizer.members.error.answered' } } : saveProblem(failure);
