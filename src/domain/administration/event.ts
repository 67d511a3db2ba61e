import { mixed, number, object, type ObjectSchema } from 'yup';
import type { EventSupportUpdate, EventTier, OrganizerEvent } from '../../contract';
import { eventDraft, eventProblem, eventSchema, eventValues, type EventValues } from '../events';
import type { SaveFailure, SaveProblem } from '../forms';
import { supportProblem } from './problem';
import { reasonShape, type Reasoned } from './values';

/** An event as support's form has it: what its organizer decides, and its plan. 002 §6. */
export interface SupportEventValues extends EventValues, Reasoned {
  tier: EventTier;
  /** Those the plan includes; `null` is as many as come. */
  registrations: number | null;
}

/** In the order they are offered. */
export const eventTiers = ['ESSENTIAL', 'PROFESSIONAL', 'ENTERPRISE'] as const satisfies readonly EventTier[];

export const supportEventValues = (event: OrganizerEvent): SupportEventValues => ({
  ...eventValues(event),
  ...event['tier-configuration'],
  reason: '',
});

/** As it is sent, on the event as it was read. */
export const supportEventUpdate = (
  values: SupportEventValues,
  { modified }: Pick<OrganizerEvent, 'modified'>,
): EventSupportUpdate => ({
  ...eventDraft(values),
  'tier-configuration': { tier: values.tier, registrations: values.registrations },
  modified,
});

/** A plan includes no fewer registrations than were made: `registered`. */
export const supportEventSchema = (registered: number): ObjectSchema<SupportEventValues> =>
  eventSchema.concat(
    object({
      ...reasonShape,
      tier: mixed<EventTier>().oneOf(eventTiers).defined(),
      registrations: number()
        .nullable()
        .defined()
        .default(null)
        .test(
          'whole',
          'organizer.administration.problem.count',
          (value) => value === null || (Number.isInteger(value) && value >= 0),
        )
        .test(
          'enough',
          'organizer.administration.problem.registered',
          (value) => value === null || value >= registered,
        ),
    }),
  );

const members: Readonly<Record<string, keyof SupportEventValues>> = {
  'tier-configuration.registrations': 'registrations',
  'tier-configuration.tier': 'tier',
};

/** Why an event was not changed; `field` is the one in support's form. */
export function supportEventProblem(failure: SaveFailure): SaveProblem {
  const { field } = failure;
  if (!field) return supportProblem(failure);
  return eventProblem({ ...failure, field: members[field] ?? field });
}
