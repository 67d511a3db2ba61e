import type { EventPart } from '../../contract';

/** Which parts of an event are copied with it. @experimental */
export type EventPartChoice = Record<EventPart, boolean>;

/** All parts, in the order they are offered in: what a copy begins with. @experimental */
export const everyEventPart: Readonly<EventPartChoice> = {
  ticketTypes: true,
  form: true,
  promotions: true,
  agenda: true,
  emails: true,
  widgetSettings: true,
};

/** The parts that can be copied, in the order they are offered in. @experimental */
export const eventParts = /* @__PURE__ */ Object.keys(everyEventPart) as EventPart[];

/** Promotions lower the prices of ticket types, and reveal them. */
const needs: Readonly<Partial<Record<EventPart, EventPart>>> = { promotions: 'ticketTypes' };

/** The part without which another can't be copied, where it is not copied; `null` where nothing is lacking. @experimental */
export function lackingPart(part: EventPart, isCopied: (part: EventPart) => boolean): EventPart | null {
  const needed = needs[part];
  return needed === undefined || isCopied(needed) ? null : needed;
}

/** The parts of a choice that are copied: what lacks another is left out. @experimental */
export const copiedParts = (choice: Readonly<EventPartChoice>): EventPart[] =>
  eventParts.filter((part) => choice[part] && lackingPart(part, (other) => choice[other]) === null);
