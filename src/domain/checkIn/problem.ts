import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Active without a password: somebody else turned it on, or the form does not know that there is none. */
const noPassword = 4022;

/** Why check-in was not saved. Its ID has the right form by then: what is wrong with it is that another event has it. */
export function checkInProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === 4000 && failure.field === 'id')
    return { message: { key: 'organizer.checkIn.error.idTaken' }, field: 'id' };
  if (failure.code === noPassword)
    return { message: { key: 'organizer.checkIn.error.noPassword' }, field: 'password' };
  return saveProblem(failure);
}
