import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import * as answers from '../../generated/organizer/checkIn';

export * from './door';

/** How an event is checked in at the door. 002 §3 Check-in data, without its password: that is never answered. @experimental */
export interface CheckInData {
  /** Devices can sign in. */
  active: boolean;
  /** What devices sign in with, e.g. `northlight-door`; its own on the platform. */
  id: string;
  /** Whether a password was set. */
  hasPassword: boolean;
  /** Shown to everyone who was checked in. */
  welcomeMessage: string;
  modified: Instant;
}

/** How an event is checked in, as it is saved (002 §3). @experimental */
export interface CheckInUpdate {
  /** Devices can sign in. */
  active: boolean;
  /**
   * What devices sign in with; its own on the platform.
   * @minLength 4
   * @maxLength 60
   * @pattern ^[a-z0-9-]+$
   */
  id: string;
  /**
   * The one before stays when absent.
   * @minLength 6
   * @maxLength 64
   */
  password?: string;
  /**
   * Said to whoever is admitted; plain text, empty for none.
   * @maxLength 280
   */
  welcomeMessage: string;
}

/** How many registrations an organizer hopes for. @experimental */
export interface RegistrationGoal {
  /** `null` without one. */
  goal: number | null;
  /** Until when; `null` is the start of the event. */
  deadline: Instant | null;
  /** How many there are. */
  registrations: number;
  /** Of the goal, with one decimal; `null` without one. */
  percent: number | null;
  /** How many a day are missing until the deadline, rounded up; `null` without a goal or past the deadline. */
  neededPerDay: number | null;
}

/** Registrations of one ticket type. @experimental */
export interface TicketTypeRegistrations {
  /** Ticket type, as in the event’s list of them. */
  ticketTypeId: string;
  /** Of the ticket type. */
  name: string;
  /** Tickets sold of the type, cancelled ones not counted. */
  registrations: number;
  /** How many there are to sell, sold ones included; `null` without a limit. */
  capacity: number | null;
}

/** Figures of an event, counted from its orders. @experimental */
export interface RegistrationData {
  /** How many were made, refunded ones counted. */
  orders: number;
  /** Tickets that are not cancelled. */
  registrations: number;
  /** Tickets that admit nobody any more. */
  cancelled: number;
  /** As many as at least one ticket was sold or is on sale of, in the order of the sale. */
  byTicketType: TicketTypeRegistrations[];
  /** Days with an order, the oldest first; `YYYY-MM-DD` in the event's zone. */
  byDay: {
    /** `YYYY-MM-DD` in the event’s zone. */
    day: string;
    /** Tickets sold on the day. */
    registrations: number;
  }[];
}

const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * Read how the event is checked in. 002 §3, §7 checkin_data. The password is not answered.
 * @calls 378
 * @experimental
 */
export const getCheckInData = endpoint<{ params: { eventId: string }; ok: CheckInData }>()({
  ...ours,
  method: 'GET',
  path: '/events/:eventId/checkin_data',
  reads: answers.getCheckInData,
});

/**
 * Say how the event is checked in. 002 §3, §7 checkin_data. Fails: 4000 another event has this id; 4022 active without a password.
 * @calls 378
 * @experimental
 */
export const updateCheckInData = endpoint<{
  params: { eventId: string };
  body: CheckInUpdate;
  ok: CheckInData;
  fail: 4022;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/checkin_data',
  reads: answers.updateCheckInData,
});

/**
 * Read how far the event is from its goal. 002 §7 goals/registrations.
 * @calls 379
 * @experimental
 */
export const getRegistrationGoal = endpoint<{ params: { eventId: string }; ok: RegistrationGoal }>()({
  ...ours,
  method: 'GET',
  path: '/events/:eventId/goals/registrations',
  reads: answers.getRegistrationGoal,
});

/**
 * Set the event's goal, or take it away with `null`. 002 §7 goals/registrations.
 * Fails: 4000 the deadline is past or behind the event's end; 4022 the goal is no whole number above 0.
 * @calls 379
 * @experimental
 */
export const setRegistrationGoal = endpoint<{
  params: { eventId: string };
  body: Pick<RegistrationGoal, 'goal' | 'deadline'>;
  ok: RegistrationGoal;
  fail: 4022;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/goals/registrations',
  reads: answers.setRegistrationGoal,
});

/**
 * Read the figures of an event's registrations, as they are at this moment. 002 §7 registration_data.
 * @calls 380
 * @experimental
 */
export const getRegistrationData = endpoint<{ params: { eventId: string }; ok: RegistrationData }>()({
  ...ours,
  method: 'GET',
  path: '/events/:eventId/registration_data',
  reads: answers.getRegistrationData,
});
