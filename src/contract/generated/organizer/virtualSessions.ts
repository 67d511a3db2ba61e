// Written by `npm run contract`: how each answer must be.
import {
  each,
  isId,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { nullable, whole } from '../../strictReading';
const readQuizQuestion: Reader = /* @__PURE__ */ record({
  text: must(isText),
  options: whole(must(isText)),
  rightOption: must(isNumber),
});
const readEngagementTool: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'sessionId title'),
  type: must(oneOf('CHAT', 'QNA', 'QUIZ')),
  questions: whole(readQuizQuestion),
  createdDate: must(isInstant),
});
const readLivestreamResponse: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'sessionId playbackUrl'),
  status: must(oneOf('WAITING', 'LIVE', 'ENDED')),
  viewers: must(isNumber),
});
const readMigrationSkip: Reader = /* @__PURE__ */ record({
  sessionId: must(isText),
  reason: must(oneOf('NOT_VIRTUAL', 'ALREADY_MIGRATED', 'IS_LIVE')),
});
const readSessionModerator: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name email joinUrl'),
});
const readVirtualProviderDetails: Reader = /* @__PURE__ */ record({
  providerType: must(oneOf('NEWROW', 'ZOOM', 'TEAMS', 'YOUTUBE', 'RTMP')),
  joinUrl: must(isText),
  providerId: maybe(isText),
});
const readVirtualSession: Reader = /* @__PURE__ */ record({
  sessionId: must(isText),
  requestType: must(oneOf('CUSTOM', 'ROOM', 'LIVESTREAM')),
  videoServiceVersion: must(oneOf('NEWROW_VERSION_1', 'NEWROW_VERSION_2')),
  provider: nullable(readVirtualProviderDetails),
  moderators: whole(readSessionModerator),
  tools: whole(readEngagementTool),
});
export const getVirtualSession: Reader = /* @__PURE__ */ readVirtualSession;
export const addSessionModerator: Reader = /* @__PURE__ */ readSessionModerator;
export const setSessionProviderDetails: Reader = /* @__PURE__ */ readVirtualSession;
export const setSessionRequestType: Reader = /* @__PURE__ */ readVirtualSession;
export const createEngagementTool: Reader = /* @__PURE__ */ readEngagementTool;
export const getVideoServiceVersion: Reader = /* @__PURE__ */ record({
  version: must(oneOf('NEWROW_VERSION_1', 'NEWROW_VERSION_2')),
  sessions: whole(
    record({ version: must(oneOf('NEWROW_VERSION_1', 'NEWROW_VERSION_2')), count: must(isNumber) }),
  ),
});
export const setVideoServiceVersion: Reader = /* @__PURE__ */ record({
  version: must(oneOf('NEWROW_VERSION_1', 'NEWROW_VERSION_2')),
});
export const migrateVideoService: Reader = /* @__PURE__ */ record({
  migrated: whole(must(isText)),
  skipped: whole(readMigrationSkip),
});
export const getLivestreamResponse: Reader = /* @__PURE__ */ readLivestreamResponse;
