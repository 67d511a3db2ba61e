import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Changed since it was read. */
const changed = 4090;
/** People voted, or its status does not go that way, meanwhile. */
const movedOn = 4091;

/** Why something was not done with a poll, in words an organizer can act on. */
export function pollProblem(failure: SaveFailure): SaveProblem {
  const { code, field, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.polls.problem.uncertain' }, isUncertain };
  if (code === changed) return { message: { key: 'organizer.polls.problem.changed' } };
  if (code === movedOn) return { message: { key: 'organizer.polls.problem.movedOn' } };
  // The options are one field of the form.
  if (field?.startsWith('options[')) return { ...saveProblem(failure), field: 'options' };
  return saveProblem(failure);
}
