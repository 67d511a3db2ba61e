import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import type { EventValues } from './values';

/** Members of the call by the field that is to be changed. */
const fields: Readonly<Record<string, keyof EventValues | 'parts.agenda'>> = {
  name: 'name',
  'picture-url': 'picture',
  'start-date': 'start',
  'end-date': 'end',
  'time-zone-id': 'timeZone',
  'copyParts.agenda': 'parts.agenda',
};

const tooMany = 4022;
const relied = 4091;

/** Why an event was not saved or made. 002 §3 Validation error, §7 Events. */
export function eventProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === tooMany) return { message: { key: 'organizer.events.event.error.tooMany' } };
  const field = failure.field && (fields[failure.field] ?? failure.field);
  if (field === 'parts.agenda')
    return { message: { key: 'organizer.events.event.error.agendaDates' }, field };
  return saveProblem({ ...failure, field });
}

/** Why an event was not deleted: somebody relies on it, mostly. */
export function deletionProblem(failure: SaveFailure): SaveProblem {
  if (failure.isUncertain)
    return { message: { key: 'organizer.events.event.error.deletionUnknown' }, isUncertain: true };
  if (failure.code === relied) return { message: { key: 'organizer.events.event.error.relied' } };
  return saveProblem(failure);
}
