import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** One of those named can't be given the task. */
const unknownPerson = 4022;
/** Nothing was handed in, or somebody else was faster. */
const notReviewable = 4091;

/** Why something was not done with a task, in words an organizer can act on. */
export function taskProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.tasks.problem.uncertain' }, isUncertain };
  if (code === notReviewable) return { message: { key: 'organizer.tasks.problem.reviewed' } };
  if (code === unknownPerson) return { message: { key: 'organizer.tasks.problem.peopleGone' } };
  return saveProblem(failure);
}

/** The same of a decline, whose reason is a comment already when `isReasonSaved`. */
export function declineProblem(failure: SaveFailure, isReasonSaved: boolean): SaveProblem {
  if (!isReasonSaved || failure.code === notReviewable) return taskProblem(failure);
  return { message: { key: 'organizer.tasks.problem.reasonKept' } };
}
