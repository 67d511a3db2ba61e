import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import { needs } from '../needs';
import * as answers from '../generated/organizer/virtualSessions';

/** 002 §4: the versions of the video service. @experimental */
export type VideoServiceVersion = 'NEWROW_VERSION_1' | 'NEWROW_VERSION_2';

/** How a virtual session gets its picture. 002 §3 Media asset shows CUSTOM, a video of its own; the others are ours. @experimental */
export type VirtualRequestType = 'CUSTOM' | 'ROOM' | 'LIVESTREAM';

/** Where a virtual session is held when it is not in the platform's own room. Ours. @experimental */
export interface VirtualProviderDetails {
  /** Who carries the picture. */
  providerType: 'NEWROW' | 'ZOOM' | 'TEAMS' | 'YOUTUBE' | 'RTMP';
  /**
   * Where people join or watch.
   * @pattern ^https://
   */
  joinUrl: string;
  /** The meeting's or stream's id at the provider. */
  providerId?: string;
}

/** Someone who lets people in and mutes them. Ours. @experimental */
export interface SessionModerator {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As attendees see it in the room. */
  name: string;
  /** Email address. */
  email: string;
  /** Opens the room with a moderator's rights. */
  joinUrl: string;
}

/** A virtual session's room or stream. @experimental */
export interface VirtualSession {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  requestType: VirtualRequestType;
  videoServiceVersion: VideoServiceVersion;
  /** `null` in the platform's own room. */
  provider: VirtualProviderDetails | null;
  moderators: SessionModerator[];
  tools: EngagementTool[];
}

/** Ours; 002 §1 names quizzes, chat and Q&A. @experimental */
export type EngagementToolType = 'CHAT' | 'QNA' | 'QUIZ';

/** One question of a quiz. @experimental */
export interface QuizQuestion {
  /**
   * As attendees read it; plain text.
   * @minLength 1
   */
  text: string;
  /**
   * What attendees choose from, in order.
   * @minItems 2
   */
  options: string[];
  /**
   * Place of the right option, from 0.
   * @minimum 0
   * @multipleOf 1
   */
  rightOption: number;
}

/** Something attendees do while they watch. A session has one chat and one Q&A, and as many quizzes as it likes. @experimental */
export interface EngagementTool {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Session of the agenda it belongs to. */
  sessionId: string;
  type: EngagementToolType;
  /** As attendees see it; plain text. */
  title: string;
  /** Of a quiz; empty for the others. */
  questions: QuizQuestion[];
  createdDate: Instant;
}

/** What the stream's provider answers about it. Ours. @experimental */
export interface LivestreamResponse {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** By the session's start and end. */
  status: 'WAITING' | 'LIVE' | 'ENDED';
  /** An https address of the stream, for a player. */
  playbackUrl: string;
  /** People watching at this moment. */
  viewers: number;
}

/** Why a session stayed with the version it has. @experimental */
export interface MigrationSkip {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** It has no picture, has the version already, or is on at this moment. */
  reason: 'NOT_VIRTUAL' | 'ALREADY_MIGRATED' | 'IS_LIVE';
}

/**
 * Give someone a moderator's rights; the same email again answers the same moderator.
 * Fails: 4022 the session is not virtual, 4046. 002 §7 Agenda, virtualSession moderator.
 * @calls 259
 * @experimental
 */
export const addSessionModerator = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: {
    /**
     * As attendees will see it in the room.
     * @minLength 1
     */
    name: string;
    /**
     * Email address.
     * @pattern ^[^@\s]+@[^@\s]+$
     */
    email: string;
  };
  ok: SessionModerator;
  fail: 4022 | 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/moderator',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('name', 'email'),
  reads: answers.addSessionModerator,
});

/**
 * Say where a virtual session is held. Fails: 4022 the session is not virtual, 4046, 4091 it is live. 002 §7 Agenda,
 * virtualSession providerDetails.
 * @calls 260
 * @experimental
 */
export const setSessionProviderDetails = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: VirtualProviderDetails;
  ok: VirtualSession;
  fail: 4022 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/providerDetails',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('providerType', 'joinUrl'),
  reads: answers.setSessionProviderDetails,
});

/**
 * Say how a virtual session gets its picture. Fails: 4022 the session is not virtual, or a livestream has no provider yet,
 * 4046, 4091 it is live. 002 §7 Agenda, virtualSession requestType.
 * @calls 261
 * @experimental
 */
export const setSessionRequestType = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: { requestType: VirtualRequestType };
  ok: VirtualSession;
  fail: 4022 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/requestType',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('requestType'),
  reads: answers.setSessionRequestType,
});

/**
 * Add a chat, a Q&A or a quiz to a virtual session.
 * Fails: 4000 a quiz without questions, or with a right option it does not have; 4022 the session is not virtual, or has
 * one of the kind; 4046. 002 §7 Agenda.
 * @calls 262
 * @experimental
 */
export const createEngagementTool = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: {
    type: EngagementToolType;
    /**
     * As attendees see it; plain text.
     * @minLength 1
     */
    title: string;
    questions?: QuizQuestion[];
  };
  ok: EngagementTool;
  fail: 4000 | 4022 | 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/engagementTools',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('type', 'title'),
  reads: answers.createEngagementTool,
});

/**
 * Delete a tool with what was said or answered in it. Fails: 4046. 002 §7 Agenda.
 * @calls 263
 * @experimental
 */
export const deleteEngagementTool = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string; toolId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/engagementTools/:toolId',
  base: 'v2',
  auth: 'account',
  chosen: true,
});

/**
 * Read which version of the video service new virtual sessions of the event use. 002 §4, §7 Agenda.
 * @calls 264
 * @experimental
 */
export const getVideoServiceVersion = endpoint<{
  params: { accountId: string; eventId: string };
  ok: {
    version: VideoServiceVersion;
    /** How many virtual sessions use which. */
    sessions: {
      version: VideoServiceVersion;
      /** Virtual sessions of the version. */
      count: number;
    }[];
  };
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/videoServiceVersion',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getVideoServiceVersion,
});

/**
 * Choose the version of the video service for new virtual sessions; sessions that are there keep theirs.
 * Fails: 4091 back to version 1 while a session uses version 2. 002 §4, §7 Agenda.
 * @calls 265
 * @experimental
 */
export const setVideoServiceVersion = endpoint<{
  params: { accountId: string; eventId: string };
  body: { version: VideoServiceVersion };
  ok: { version: VideoServiceVersion };
  fail: 4091;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/videoServiceVersion',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('version'),
  reads: answers.setVideoServiceVersion,
});

/**
 * Move sessions to version 2 of the video service. The list may not be empty (002 §5).
 * Fails: 4000 an empty list, 4046 an unknown session. 002 §4, §7 Agenda.
 * @calls 266
 * @experimental
 */
export const migrateVideoService = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * Sessions that get the new version.
     * @minItems 1
     */
    sessionIds: string[];
  };
  ok: {
    /** Ids of the sessions that have the new version. */
    migrated: string[];
    skipped: MigrationSkip[];
  };
  fail: 4000 | 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/videoServiceVersion/migration',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('sessionIds'),
  reads: answers.migrateVideoService,
});

/**
 * Ask how a session's livestream is doing. Fails: 4022 the session is not a livestream, 4046. 002 §7 Agenda.
 * @calls 267
 * @experimental
 */
export const getLivestreamResponse = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: LivestreamResponse;
  fail: 4022 | 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/livestreamResponse',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getLivestreamResponse,
});
