import type { OrganizerTicketType, TicketTypeList } from '../../../src/contract';
import { ticketTypeDefaults, ticketTypeValues, type TicketTypeValues } from '../../../src/domain/ticketTypes';
import { ticketTypeContext, type TicketTypeContext } from '../../../src/organizer/ticketTypes/context';
import { scenarios } from '../../../mocks';
import { createDb } from '../../../mocks/db';
import { createMockClock } from '../../../mocks/clock';
import { listTicketTypes } from '../../../mocks/areas/ticketTypes/rules/ticketTypes';

const world = scenarios.conference;
const clock = createMockClock({ at: world.now });
const db = createDb({ world }, clock, {});

/** The ticket types of the conference as their organizer is sent them. */
export const conference: TicketTypeList = listTicketTypes(
  { db, clock },
  new Set(['currency', 'tax_info', 'fee']),
);

const page = { event: world.event, ticketsWidgetModel: world.widget };

const typeNamed = (name: string): OrganizerTicketType => {
  const type = conference.ticketTypes.find((each) => each.name === name);
  if (!type) throw new Error(`The conference has no ${name}`);
  return type;
};

/** Group of Five, with some of it changed: its sale starts in March. */
export const groupOfFive = (change: Partial<TicketTypeValues> = {}) => ({
  saved: { values: { ...ticketTypeValues(typeNamed('Group of Five')), ...change }, version: 4 },
  context: ticketTypeContext(typeNamed('Group of Five'), conference, page),
});

/** A type that is not saved yet; what it begins with, and the rest of its event. */
export const newType = (change: Partial<TicketTypeValues> = {}, list = conference) => ({
  saved: { values: { ...ticketTypeDefaults, ...change }, version: 0 },
  context: ticketTypeContext(null, list, page),
});

/** Of an event that has no other ticket type. */
export const firstType = () => newType({}, { ...conference, ticketTypes: [] });

export const withoutLimit = (context: TicketTypeContext): TicketTypeContext => ({
  ...context,
  isUnlimited: true,
});
