import {
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
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };
const panel = { ...params, sessionId: 'session-11' };

export const virtualSessionsExamples = {
  getVirtualSession: exampleOf(getVirtualSession, { params: { ...params, sessionId: 'session-28' } }),
  addSessionModerator: exampleOf(addSessionModerator, {
    params: panel,
    body: { name: 'Joan Rivera', email: 'joan@northlight.example' },
  }),
  removeSessionModerator: exampleOf(removeSessionModerator, {
    params: { ...params, sessionId: 'session-28', moderatorId: 'moderator-1' },
  }),
  setSessionProviderDetails: exampleOf(setSessionProviderDetails, {
    params: panel,
    body: {
      providerType: 'ZOOM',
      joinUrl: 'https://meet.northlight.example/panel',
      providerId: '884 120 33',
    },
  }),
  setSessionRequestType: exampleOf(setSessionRequestType, { params: panel, body: { requestType: 'CUSTOM' } }),
  createEngagementTool: exampleOf(createEngagementTool, {
    params: panel,
    body: {
      type: 'QUIZ',
      title: 'Whose client?',
      questions: [
        { text: 'Who signs the invoice?', options: ['The client', 'Their client'], rightOption: 0 },
      ],
    },
  }),
  deleteEngagementTool: exampleOf(deleteEngagementTool, {
    params: { ...params, sessionId: 'session-29', toolId: 'tool-6' },
  }),
  getVideoServiceVersion: exampleOf(getVideoServiceVersion, { params }),
  setVideoServiceVersion: exampleOf(setVideoServiceVersion, {
    params,
    body: { version: 'NEWROW_VERSION_2' },
  }),
  migrateVideoService: exampleOf(migrateVideoService, {
    params,
    body: { sessionIds: ['session-2', 'session-22'] },
  }),
  getLivestreamResponse: exampleOf(getLivestreamResponse, { params: { ...params, sessionId: 'session-28' } }),
} satisfies Examples;
