import { endpoint } from '../../endpoint';
import { needs } from '../../needs';
import type {
  VideoServiceVersion,
  VirtualRequestType,
  VirtualProviderDetails,
  SessionModerator,
  VirtualSession,
  EngagementToolType,
  QuizQuestion,
  EngagementTool,
  LivestreamResponse,
  MigrationSkip,
} from './entities';
import * as answers from '../../generated/organizer/virtualSessions';

export * from './entities';

/**
 * Read a virtual session's room or stream. Ours: 002 §7 shows only how it is changed. Fails: 4022 the session is not virtual, 4046.
 * @experimental
 */
export const getVirtualSession = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: VirtualSession;
  fail: 4022 | 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getVirtualSession,
});

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
 * Take a moderator's rights; the link of theirs stops working. Ours: 002 §7 shows only how they are given.
 * Fails: 4022 the session is not virtual, 4046.
 * @experimental
 */
export const removeSessionModerator = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string; moderatorId: string };
  ok: null;
  fail: 4022 | 4046;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/virtualSession/:sessionId/moderator/:moderatorId',
  base: 'v2',
  auth: 'account',
  chosen: true,
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
