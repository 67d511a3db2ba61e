import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { EventMinute, NewTaskDefinition, TaskEntityType, TaskKind } from '../../contract';
import { instantOf } from '../time/eventTime';

/** In the order they are offered. */
export const taskEntityTypes = [
  'SPEAKER',
  'PARTNER',
  'ATTENDEE',
] as const satisfies readonly TaskEntityType[];
/** In the order they are offered. */
export const taskKinds = ['FORM', 'UPLOAD', 'LINK', 'ACKNOWLEDGEMENT'] as const satisfies readonly TaskKind[];

/** 002 §7 Tasks. */
export const taskLimits = { title: 120, description: 2_000, comment: 2_000 } as const;

/** A task as its form has it. */
export interface TaskValues {
  title: string;
  description: string;
  entityType: TaskEntityType;
  /** Ids of those chosen of each entity type; everybody of it while there are none. */
  people: Record<TaskEntityType, string[]>;
  kind: TaskKind;
  /** On the event's clocks; '' when there is no hurry. */
  dueDate: EventMinute;
  visible: boolean;
}

export const newTask: TaskValues = {
  title: '',
  description: '',
  entityType: 'SPEAKER',
  people: { SPEAKER: [], PARTNER: [], ATTENDEE: [] },
  kind: 'FORM',
  dueDate: '',
  visible: true,
};

/** The task as it is sent; `timeZone` is the event's. */
export function taskDefinition(
  { title, description, entityType, people, kind, dueDate, visible }: TaskValues,
  timeZone: string,
): NewTaskDefinition {
  const chosen = people[entityType];
  const due = dueDate === '' ? null : instantOf(dueDate, timeZone);
  return {
    title: title.trim(),
    description: description.trim(),
    entityType,
    kind,
    visible,
    ...(due !== null && { dueDate: due }),
    ...(chosen.length > 0 && { entityIds: chosen }),
  };
}

const ids = array().of(string().defined()).default([]).defined();

/** A task; `timeZone` is the event's. Messages are i18n keys. */
export const taskSchema = (timeZone: string): ObjectSchema<TaskValues> =>
  object({
    title: string()
      .default('')
      .defined()
      .test('there', 'organizer.website.error.title', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.website.error.titleTooLong',
        (value) => value.trim().length <= taskLimits.title,
      ),
    description: string()
      .default('')
      .defined()
      .test(
        'length',
        'organizer.tasks.problem.textTooLong',
        (value) => value.trim().length <= taskLimits.description,
      ),
    entityType: mixed<TaskEntityType>().oneOf(taskEntityTypes).default('SPEAKER').defined(),
    people: object({ SPEAKER: ids, PARTNER: ids, ATTENDEE: ids }),
    kind: mixed<TaskKind>().oneOf(taskKinds).default('FORM').defined(),
    dueDate: string()
      .default('')
      .defined()
      .test('date', 'validation.dateInvalid', (value) => value === '' || instantOf(value, timeZone) !== null),
    visible: boolean().default(true).defined(),
  });

/** A comment, or the reason of a decline, as its form has it. */
export interface TaskCommentValues {
  comment: string;
}

/** What is wrong with a comment, as an i18n key; `null` for one that can be sent. */
export function commentProblem(comment: string) {
  const { length } = comment.trim();
  if (length === 0) return 'organizer.tasks.problem.textRequired' as const;
  return length > taskLimits.comment ? ('organizer.tasks.problem.textTooLong' as const) : null;
}

/** Messages are i18n keys. */
export const taskCommentSchema: ObjectSchema<TaskCommentValues> = object({
  comment: string()
    .default('')
    .defined()
    .test('comment', (value, context) => {
      const message = commentProblem(value);
      return message === null || context.createError({ message });
    }),
});
