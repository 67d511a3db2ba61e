import { endpoint } from '../../endpoint';
import type {
  EventDraft,
  EventList,
  EventSearchCriteria,
  EventSortField,
  EventSupportUpdate,
  EventUpdate,
  OrganizerEvent,
  TrackingPixels,
} from './entities';
import type { SearchPage, SearchRequest } from '../../paging';
import type { EventVersion } from '../eventVersions';
import * as answers from '../../generated/organizer/events';

export * from './entities';

/**
 * All events of an account, the latest start first. 002 §7 Events, 002 §9: 60 s.
 * @calls 125
 * @experimental
 */
export const listEvents = endpoint<{
  params: { accountId: string };
  ok: { events: OrganizerEvent[] };
}>()({
  method: 'GET',
  path: '/accounts/:accountId/events',
  base: 'api',
  auth: 'account',
  timeout: 60_000,
  chosenShape: true,
  reads: answers.listEvents,
});

/**
 * Events of an account by name, dates, city or tier. 002 §7 Events. 25 on a page when no size is asked for; the latest start first
 * when no order is.
 * @calls 126
 * @experimental
 */
export const searchEvents = endpoint<{
  params: { accountId: string };
  body: SearchRequest<EventSearchCriteria, EventSortField>;
  ok: SearchPage<OrganizerEvent>;
}>()({
  method: 'POST',
  path: '/accounts/:accountId/events/search',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.searchEvents,
});

/**
 * One event as its account sees it. 002 §7 Events. Fails: 4046 the account has no such event.
 * @calls 128
 * @experimental
 */
export const getEvent = endpoint<{
  params: { accountId: string; eventId: string };
  ok: OrganizerEvent;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/accounts/:accountId/events/:eventId',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.getEvent,
});

/**
 * Change an event. 002 §7 Events. The tier stays as it is: see `updateEventBySupport`.
 * Fails: 4000 the name is empty, the end is not after the start, the time zone is unknown, the address of the picture is not https;
 * 4090 it was changed since `modified`; 4046.
 * @calls 127
 * @experimental
 */
export const updateEvent = endpoint<{
  params: { accountId: string; eventId: string };
  body: EventUpdate;
  ok: OrganizerEvent;
  fail: 4000 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/accounts/:accountId/events/:eventId',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateEvent,
});

/**
 * Delete an event with everything in it. 002 §7 Events.
 * Fails: 4091 it has orders, or somebody holds tickets of it; 4046.
 * @calls 129
 * @experimental
 */
export const deleteEvent = endpoint<{
  params: { accountId: string; eventId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({
  method: 'DELETE',
  path: '/accounts/:accountId/events/:eventId',
  base: 'api',
  auth: 'account',
});

/**
 * Create an event. 002 §7 Events: "with query params and body event"; the parameters are not named, so `copyOf` is ours: an
 * event of the same account whose tier and tracking pixels the new one starts with. Without it the tier is `ESSENTIAL`.
 * `copyParts` is ours, too: what else is copied. A copy has ids of its own; what it refers to is in the copy, and what is for certain
 * ticket types comes only with one of them. Dates move by the days from one start to the other. Orders, attendees, holds and what was
 * sold, used or sent are never copied. `templateId` is ours, too: an event template whose ticket types the new event begins with, 100 of
 * each; its length and zone are the caller's to take. Either all of it is made or nothing.
 * Fails: 4000 the name is empty, the end is not after the start, the time zone is unknown, the address of the picture is not https, a part
 * is unknown or lacks one that it needs, both an event and a template are given; 4000 with the field `copyParts.agenda` where a session would lie outside the new event's days; 4022 the account has as many events as
 * it may; 4046 there is no event to copy, or no
 * such template.
 * @calls 130
 * @experimental
 */
export const createEvent = endpoint<{
  params: { accountId: string };
  query: {
    /** Id of an event whose settings it begins with. */
    copyOf?: string;
    /**
     * Parts of `copyOf` that are copied, joined by commas: `ticketTypes`, `form`, `promotions` (which needs `ticketTypes`), `agenda` and
     * `emails` (both as drafts), `widgetSettings` (colors, fonts and settings of the widget). None when absent.
     */
    copyParts?: string;
    /** Id of a template whose ticket types it begins with; never together with `copyOf`. */
    templateId?: string;
  };
  body: EventDraft;
  ok: OrganizerEvent;
  fail: 4000 | 4022 | 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/event',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.createEvent,
});

/**
 * Change an event as support staff, its tier included. 002 §6, 002 §7 Events.
 * Fails: 4000 as `updateEvent`, or the tier includes fewer registrations than were made; 4003 not support staff; 4090; 4046.
 * @calls 131
 * @experimental
 */
export const updateEventBySupport = endpoint<{
  params: { accountId: string; eventId: string };
  body: EventSupportUpdate;
  ok: OrganizerEvent;
  fail: 4000 | 4003 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/admin/accounts/:accountId/events/:eventId/updateEvent',
  base: 'api',
  auth: 'support',
  chosenShape: true,
  reads: answers.updateEventBySupport,
});

/**
 * The tracking pixels of an event's pages. 002 §7 Events. An event without any answers an empty list.
 * @calls 134
 * @experimental
 */
export const getTrackingPixels = endpoint<{
  params: { accountId: string; eventId: string };
  ok: TrackingPixels;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/trackingPixel',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getTrackingPixels,
});

/**
 * Replace the tracking pixels of an event. 002 §7 Events. Fails: 4000 a pixel id its provider never gives out, or the same pixel
 * twice; 4090 they were changed since `modified`.
 * @calls 135
 * @experimental
 */
export const updateTrackingPixels = endpoint<{
  params: { accountId: string; eventId: string };
  body: TrackingPixels;
  ok: TrackingPixels;
  fail: 4000 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/trackingPixel',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateTrackingPixels,
});

/**
 * The lists of people an event can be written to or exported by, in alphabetical order. 002 §9: fetched with `count` 500,
 * which is also the default and the most.
 * @calls 136
 * @experimental
 */
export const listEventLists = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** The most lists; 500 when absent, and at most. */
    count?: number;
  };
  ok: {
    lists: EventList[];
    /** How many lists there are. */
    total: number;
  };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/lists',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listEventLists,
});

/**
 * Move an event back to the classic registration. 002 §7 Events, prefix not shown. What new buyers register with changes; orders
 * stay. Fails: 4091 it has the classic registration already.
 * @calls 132
 * @experimental
 */
export const migrateToClassicRegistration = endpoint<{
  params: { eventId: string };
  ok: { version: EventVersion };
  fail: 4091;
}>()({
  method: 'POST',
  path: '/registration/events/:eventId/migrateToClassicRegistration',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.migrateToClassicRegistration,
});

/**
 * The registration versions of several events at once. For one event there is `getRegistrationVersion` (002 §7 Events).
 * Fails: 4040 one of them is unknown.
 * @calls 133
 * @experimental
 */
export const getRegistrationVersions = endpoint<{
  body: {
    /** Events that are asked about. */
    eventIds: string[];
  };
  ok: {
    /** One for each event that was asked about. */
    versions: {
      /** Event the version is of. */
      eventId: string;
      version: EventVersion;
    }[];
  };
  fail: 4040;
}>()({
  method: 'POST',
  path: '/registration/events/version',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.getRegistrationVersions,
});
