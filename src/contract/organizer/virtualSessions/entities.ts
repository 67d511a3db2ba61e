import type { Instant } from '../../entities';

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

/** What attendees do while they watch. Ours; 002 §1 names quizzes, chat and Q&A. @experimental */
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
