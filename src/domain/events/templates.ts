import { object, string, type ObjectSchema } from 'yup';
import type { EventMinute, EventTemplate } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import { minuteOf, momentOf } from '../time/eventTime';

/** A template to be, as its form has it. @experimental */
export interface TemplateValues {
  name: string;
  /** The event it is made of; '' for none. */
  eventId: string;
}

/** 002 §7 eventTemplates. */
export const maxTemplateNameLength = 80;

const folded = (name: string) => name.trim().toLowerCase();

/** A template; `others` are the names of those there are. Messages are i18n keys. */
export const templateSchema = (others: readonly string[]): ObjectSchema<TemplateValues> => {
  const taken = new Set(others.map(folded));
  return object({
    eventId: string().default('').defined().required('organizer.agenda.error.event'),
    name: string()
      .default('')
      .defined()
      .trim()
      .required('organizer.tags.problem.nameRequired')
      .max(maxTemplateNameLength, 'organizer.paymentProcessors.error.nameTooLong')
      .test('free', 'organizer.events.template.problem.nameTaken', (name) => !taken.has(folded(name))),
  });
};

/** Why no template was made: its event may be gone. */
export function templateProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === 4046) return { message: { key: 'organizer.events.template.problem.eventGone' } };
  if (failure.field === 'name')
    return { message: { key: 'organizer.events.template.problem.nameTaken' }, field: 'name' };
  return saveProblem(failure);
}

const hour = 60 * 60_000;

/** When an event of a template ends that starts at `start`, on the clocks of `timeZone`; '' where nobody can say. */
export function templateEnd(
  { hours }: Pick<EventTemplate, 'hours'>,
  start: EventMinute,
  timeZone: string,
): EventMinute {
  try {
    const from = momentOf(start, timeZone);
    return from === null ? '' : minuteOf(from + hours * hour, timeZone);
  } catch {
    // There is no such zone.
    return '';
  }
}
