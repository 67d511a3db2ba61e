import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import * as answers from '../generated/support/rings';

/** 002 §1: rings are venue or virtual event spaces. @experimental */
export type RingKind = 'VENUE' | 'VIRTUAL';

/** What people can do in a ring. 002 §3: features. Names are ours. @experimental */
export interface RingFeatures {
  /** People can write to each other. */
  chat: boolean;
  /** People can ask those on stage. */
  questions: boolean;
  /** Virtual rings only. */
  video: boolean;
  /** Needs `video`. */
  screenShare: boolean;
  /** Needs `video`. */
  recording: boolean;
}

/** How a ring looks under the organizer's own name. @experimental */
export interface RingWhitelabel {
  /** 002 §4: enable flag. Needs a logo and a title. */
  enabled: boolean;
  /** `https`; empty without one. */
  logoUrl: string;
  /**
   * Stands instead of the ring’s name; empty without one.
   * @maxLength 60
   */
  title: string;
  /**
   * As `#rrggbb`, of its bars and buttons.
   * @pattern ^#[0-9a-fA-F]{6}$
   */
  color: string;
}

/** What an organizer decides about a ring. @experimental */
export interface RingDraft {
  /**
   * Its own within the event, in any case.
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  kind: RingKind;
  /**
   * Plain text.
   * @maxLength 1000
   */
  description: string;
  /**
   * How many people fit in, a whole number; `null` without a limit.
   * @minimum 1
   */
  capacity: number | null;
}

/** A place of an event where people meet. 002 §3 Ring. Members beside `features` and `available` are ours. @experimental */
export interface Ring extends RingDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Event it belongs to. */
  eventId: string;
  features: RingFeatures;
  /** Attendees see it and can enter. */
  available: boolean;
  whitelabel: RingWhitelabel;
  created: Instant;
  modified: Instant;
}

/** `/api/v1/ring/…` is shown; what follows is ours. */
const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The rings of an event by name, those that are not available too. 002 §7 Rings.
 * @calls 326
 * @experimental
 */
export const listRings = endpoint<{
  params: { eventId: string };
  query: { kind?: RingKind };
  ok: { rings: Ring[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/ring/events/:eventId/rings',
  reads: answers.listRings,
});

/**
 * Read one ring. 002 §7 Rings. Fails: 4046.
 * @calls 326
 * @experimental
 */
export const getRing = endpoint<{ params: { eventId: string; ringId: string }; ok: Ring; fail: 4046 }>()({
  ...ours,
  method: 'GET',
  path: '/ring/events/:eventId/rings/:ringId',
  reads: answers.getRing,
});

/**
 * Create a ring. 002 §7 Rings. It is not available, can chat and take questions, and a virtual one has video.
 * Fails: 4000 the name is empty or another's; 4022 the capacity is no whole number.
 * @calls 327
 * @experimental
 */
export const createRing = endpoint<{ params: { eventId: string }; body: RingDraft; ok: Ring }>()({
  ...ours,
  method: 'POST',
  path: '/ring/events/:eventId/rings',
  reads: answers.createRing,
});

/**
 * Replace what an organizer decided about a ring. 002 §7 Rings. `modified` is the one that was read. A ring that becomes a venue loses
 * its video. Fails: 4000, 4022 as when creating; 4046; 4090 somebody changed it meanwhile; 4091 its kind changes while it is available.
 * @calls 328
 * @experimental
 */
export const replaceRing = endpoint<{
  params: { eventId: string; ringId: string };
  body: RingDraft & { modified: Instant };
  ok: Ring;
  fail: 4046 | 4090 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/ring/events/:eventId/rings/:ringId',
  reads: answers.replaceRing,
});

/**
 * Change some of what an organizer decided about a ring; the rest stays. 002 §7 Rings. Fails as replacing does, but for 4090.
 * @calls 329
 * @experimental
 */
export const changeRing = endpoint<{
  params: { eventId: string; ringId: string };
  body: Partial<RingDraft>;
  ok: Ring;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'PATCH',
  path: '/ring/events/:eventId/rings/:ringId',
  reads: answers.changeRing,
});

/**
 * Switch features of a ring; those that are absent stay as they are. 002 §7 Rings. Without video there is no sharing and no
 * recording. Fails: 4022 a venue can't have it, or it needs video; 4046; 4091 it is available and the last one goes off.
 * @calls 330
 * @experimental
 */
export const setRingFeatures = endpoint<{
  params: { eventId: string; ringId: string };
  body: Partial<RingFeatures>;
  ok: Ring;
  fail: 4022 | 4046 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/ring/events/:eventId/rings/:ringId/features',
  reads: answers.setRingFeatures,
});

/**
 * Make a ring available, or take it back. 002 §3, 002 §7 Rings. Asking for what it is changes nothing.
 * Fails: 4091 nothing can be done in it: every feature is off; 4046.
 * @calls 331
 * @experimental
 */
export const setRingAvailable = endpoint<{
  params: { eventId: string; ringId: string };
  body: {
    /** Whether attendees see it and can enter. */
    available: boolean;
  };
  ok: Ring;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/ring/events/:eventId/rings/:ringId/available',
  reads: answers.setRingAvailable,
});

/**
 * Change how a ring looks under the organizer's own name. 002 §4, 002 §7 Rings.
 * Fails: 4000 the address of the logo is no https; 4022 enabled without a logo or a title; 4046.
 * @calls 332
 * @experimental
 */
export const setRingWhitelabel = endpoint<{
  params: { eventId: string; ringId: string };
  body: RingWhitelabel;
  ok: Ring;
  fail: 4022 | 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/ring/events/:eventId/rings/:ringId/whitelabel',
  reads: answers.setRingWhitelabel,
});
