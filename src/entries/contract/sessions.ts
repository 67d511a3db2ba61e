// Organizers: agenda.
export {
  cloneAgenda,
  createAgendaSession,
  deleteAgendaSession,
  getAgendaSession,
  getAgendaSettings,
  getSupportAgenda,
  importAgenda,
  listAgendaSessions,
  removeAgendaSessions,
  updateAgendaSession,
  updateAgendaSettings,
  type AgendaAddition,
  type AgendaLocation,
  type AgendaSession,
  type AgendaSettings,
  type AgendaSettingsUpdate,
  type AgendaTag,
  type AgendaTrack,
  type SessionDraft,
  type SessionImport,
  type SessionKind,
  type SessionStatus,
  type SessionUpdate,
  type SpeakerImport,
} from '../../contract';

// Organizers: polls.
export {
  createPoll,
  deletePoll,
  listPolls,
  orderPolls,
  resetPoll,
  updatePoll,
  type Poll,
  type PollDraft,
  type PollOption,
  type PollOptionDraft,
  type PollStatus,
  type PollUpdate,
} from '../../contract';

// Organizers: session analytics.
export {
  exportAgendaAnalytics,
  exportAttendeeAnalytics,
  exportChats,
  exportFeedback,
  exportQuizzes,
  getAttendeeAnalytics,
  getCompanyAnalytics,
  getSessionAnalytics,
  listSessionFeedback,
  type AnalyticsPage,
  type AttendeeAnalytics,
  type CompanyAnalytics,
  type SessionAnalytics,
  type SessionFeedback,
} from '../../contract';

// Organizers: session media.
export {
  cancelSessionAssets,
  createCaptions,
  createFutureSessionAsset,
  createSessionAsset,
  deleteCaptions,
  deleteRecordingsPreroll,
  getRecordingUrl,
  listSessionAssets,
  type AssetContextType,
  type Captions,
  type CaptionsDraft,
  INITIAL_ASSET_STATE,
  type SessionAsset,
  type SessionAssetDraft,
  type SessionAssetState,
  type SessionAssetType,
} from '../../contract';

// Organizers: session registrations.
export {
  getSessionRegistrationSettings,
  getSessionStatusEmail,
  getSessionTicketRules,
  listSessionRegistrations,
  registerForSessions,
  runSessionRegistrationAction,
  sendSessionRegistrationStatus,
  unregisterFromSession,
  updateSessionRegistrationSettings,
  updateSessionStatusEmail,
  updateSessionTicketRules,
  type SessionChoice,
  type SessionRefusal,
  type SessionRegistration,
  type SessionRegistrationSettings,
  type SessionRegistrationStatus,
  type SessionRegistrationUpdate,
  type SessionRegistrationView,
  type SessionStatusEmail,
  type SessionStatusEmailUpdate,
  type SessionTicketRule,
} from '../../contract';

// Organizers: speakers.
export {
  createAgendaSpeaker,
  deleteAgendaSpeaker,
  getAgendaSpeaker,
  listAgendaSpeakers,
  setDefaultSpeakersOrder,
  updateAgendaSpeaker,
  type AgendaSpeaker,
  type SpeakerDraft,
  type SpeakerLinks,
  type SpeakerUpdate,
} from '../../contract';

// Organizers: pictures.
export { uploadPicture, type StoredPicture } from '../../contract';

// Organizers: virtual sessions.
export {
  addSessionModerator,
  createEngagementTool,
  deleteEngagementTool,
  getLivestreamResponse,
  getVideoServiceVersion,
  getVirtualSession,
  migrateVideoService,
  removeSessionModerator,
  setSessionProviderDetails,
  setSessionRequestType,
  setVideoServiceVersion,
  type EngagementTool,
  type EngagementToolType,
  type LivestreamResponse,
  type MigrationSkip,
  type QuizQuestion,
  type SessionModerator,
  type VideoServiceVersion,
  type VirtualProviderDetails,
  type VirtualRequestType,
  type VirtualSession,
} from '../../contract';
