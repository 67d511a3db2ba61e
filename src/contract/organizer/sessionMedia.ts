import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import { needs } from '../needs';
import * as answers from '../generated/organizer/sessionMedia';

/** 002 §3 Media asset shows VIDEO; the others are ours. @experimental */
export type SessionAssetType = 'VIDEO' | 'AUDIO' | 'DOCUMENT';

/**
 * Ours. An upload begins as PROCESSING and is READY two minutes later; one for later is SCHEDULED until its start time.
 * Both can be cancelled before they are READY.
 * @experimental
 */
export type SessionAssetState = 'PROCESSING' | 'SCHEDULED' | 'READY' | 'CANCELLED';

/** 002 §4: the initial state of an uploaded asset. The value is not shown; it is ours. @experimental */
export const INITIAL_ASSET_STATE = 'PROCESSING' satisfies SessionAssetState;

/** What an asset is to its session. Ours. @experimental */
export type AssetContextType = 'RECORDING' | 'PREROLL' | 'STREAM' | 'MATERIAL';

/** What the upload to the media hosting provider led to. 002 §3 Session asset; what the members can hold is ours. @experimental */
export interface SessionAssetDraft {
  /**
   * As attendees see it; plain text.
   * @minLength 1
   */
  title: string;
  /** Plain text below the title; empty when absent. */
  description?: string;
  /**
   * Milliseconds; 0 for documents.
   * @minimum 0
   */
  duration: number;
  /** Where its content comes from. */
  assetMedia: 'UPLOAD' | 'LINK';
  assetType: SessionAssetType;
  /**
   * An https address of its content.
   * @pattern ^https://
   */
  assetUrl: string;
  /**
   * Bytes.
   * @minimum 0
   */
  assetSize: number;
  /** Default: `RECORDING`. */
  assetContextType?: AssetContextType;
  /** What the media hosting provider knows it by. */
  metadata: {
    /** Its id at the media hosting provider; unique over the event. */
    providerAssetId: string;
  };
}

/** A video, sound or document of a session. 002 §3 Session asset and Media asset. @experimental */
export interface SessionAsset extends Required<SessionAssetDraft> {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** Always a session: nothing else has assets. */
  entityType: 'SESSION';
  /** Always `CUSTOM`: a video of the organizer’s own. */
  requestType: 'CUSTOM';
  /** The media hosting provider. */
  providerType: string;
  state: SessionAssetState;
  creatingDate: Instant;
  /** An upload's is the moment it was added (002 §4), a future asset's when it is shown. */
  startTime: Instant;
}

/** Subtitles of an asset. 002 §3 Captions. @experimental */
export interface CaptionsDraft {
  /**
   * Where the text file is.
   * @pattern ^https://
   */
  providerUrl: string;
  /** The asset they belong to. */
  providerAssetId: string;
  /**
   * BCP 47, e.g. `pt-BR`.
   * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$
   */
  languageCode: string;
  /** As the player's menu shows it. */
  title: string;
  /** The media hosting provider. */
  providerType: string;
}

/** Subtitles as they are saved; one asset has them once per language. @experimental */
export interface Captions extends CaptionsDraft {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Session of the agenda it belongs to. */
  sessionId: string;
  createdDate: Instant;
}

/**
 * List a session's assets and captions, oldest first. Fails: 4046. 002 §7 Agenda, sessionAsset.
 * @calls 253
 * @experimental
 */
export const listSessionAssets = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: { assets: SessionAsset[]; captions: Captions[] };
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/sessionAsset',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listSessionAssets,
});

/**
 * Add what was uploaded to a session. It begins in `INITIAL_ASSET_STATE` with a start time of now (002 §4). A new preroll
 * takes the old one's place. Fails: 4022 the provider's asset is there already, 4046. 002 §7 Agenda, sessionAsset.
 * @calls 253
 * @experimental
 */
export const createSessionAsset = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: SessionAssetDraft;
  ok: SessionAsset;
  fail: 4022 | 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/sessionAsset',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('title', 'assetUrl', 'metadata'),
  reads: answers.createSessionAsset,
});

/**
 * Add a video that is shown when the session begins, or at a later start time.
 * Fails: 4000 the start time is no instant, 4022 it is before the session or the provider's asset is there already, 4046,
 * 4091 the session has begun. 002 §7 Agenda, futureSessionAsset.
 * @calls 254
 * @experimental
 */
export const createFutureSessionAsset = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: SessionAssetDraft & {
    /** Default: the session's start. */
    startTime?: Instant;
  };
  ok: SessionAsset;
  fail: 4000 | 4022 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/futureSessionAsset',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('title', 'assetUrl', 'metadata'),
  reads: answers.createFutureSessionAsset,
});

/**
 * Add captions to an asset; those it has in the language are replaced.
 * Fails: 4000 the session has no such asset, 4046, 4091 the asset is cancelled. 002 §7 Agenda.
 * @calls 255
 * @experimental
 */
export const createCaptions = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: CaptionsDraft;
  ok: Captions;
  fail: 4000 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/captions',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('providerUrl', 'providerAssetId', 'languageCode', 'title', 'providerType'),
  reads: answers.createCaptions,
});

/**
 * Delete captions. Fails: 4046. 002 §7 Agenda.
 * @calls 256
 * @experimental
 */
export const deleteCaptions = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string; captionsId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/captions/:captionsId',
  base: 'v2',
  auth: 'account',
  chosen: true,
});

/**
 * Delete the clip that plays before a session's recordings. Fails: 4046 it has none. 002 §7 Agenda.
 * @calls 257
 * @experimental
 */
export const deleteRecordingsPreroll = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/recordings/preroll',
  base: 'v2',
  auth: 'account',
  chosen: true,
});

/**
 * Cancel a session's assets of one kind that are not ready yet. Fails: 4000 no such kind, 4046, 4091 none is on its way.
 * 002 §7 Agenda, assetContextType cancel; `assetContextType` is an AssetContextType.
 * @calls 258
 * @experimental
 */
export const cancelSessionAssets = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string; assetContextType: string };
  ok: { cancelled: SessionAsset[] };
  fail: 4000 | 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/assets/:assetContextType/cancel',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.cancelSessionAssets,
});

/**
 * Get an address the newest recording of a session can be watched at for an hour. Fails: 4046 no recording is ready.
 * 002 §7 Agenda, recordingUrl.
 * @calls 268
 * @experimental
 */
export const getRecordingUrl = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: {
    /** An https address that plays until `expiresAt`. */
    url: string;
    expiresAt: Instant;
    /** A clip to play before it. */
    prerollUrl: string | null;
    captions: Captions[];
  };
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId/recordingUrl',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getRecordingUrl,
});
