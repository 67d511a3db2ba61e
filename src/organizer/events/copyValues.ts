import type { EventTemplate } from '../../contract';
import type { EventPartChoice } from '../../domain/events';

/** What the form of a new event has to start from. */
export interface CopyValues {
  /** Id of an event, the value of a template, or `noEvent`. */
  copyOf: string;
  /** What of the event is copied. */
  parts: EventPartChoice;
}

/** A list has no empty value. */
export const noEvent = 'nothing';

/** Templates and events are chosen from one list. */
export const valueOfTemplate = ({ id }: EventTemplate): string => `template ${id}`;

export const templateIn = (templates: readonly EventTemplate[], copyOf: string): EventTemplate | undefined =>
  templates.find((template) => valueOfTemplate(template) === copyOf);
