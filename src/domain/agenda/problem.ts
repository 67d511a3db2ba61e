import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** There is no such change of status. */
const noSuchChange = 4091;

/** Why a session was not saved; what overlaps (4022) the backend names itself. 002 §7 Agenda. */
export function sessionProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === noSuchChange) return { ...saveProblem(failure), field: 'status' };
  // `speakerIds[2]` is one of a field.
  return saveProblem({ ...failure, field: failure.field?.replace(/\[.*$/, '') });
}

/** Why sessions of a file were not added. A refusal names the row: `rows[3].start`. */
export const sessionImportProblem = (failure: SaveFailure): SaveProblem =>
  failure.isUncertain
    ? { message: { key: 'organizer.kit.run.uncertain' }, isUncertain: true }
    : saveProblem(failure);

/** Somebody else saved it since it was read. */
const changedMeanwhile = 4090;

/** Why a session was not moved in the timetable, where nothing was typed. */
export function moveProblem(failure: SaveFailure): SaveProblem {
  if (failure.isUncertain)
    return { message: { key: 'organizer.agenda.timetable.uncertain' }, isUncertain: true };
  if (failure.code === changedMeanwhile) return { message: { key: 'organizer.agenda.timetable.changed' } };
  const { message, ...problem } = sessionProblem(failure);
  const isRefused = message.key === 'organizer.kit.form.failed.refused';
  return {
    ...problem,
    message: isRefused ? { ...message, key: 'organizer.agenda.timetable.refused' } : message,
  };
}
