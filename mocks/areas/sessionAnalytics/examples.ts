import {
  exportAgendaAnalytics,
  exportAttendeeAnalytics,
  exportChats,
  exportFeedback,
  exportQuizzes,
  getAttendeeAnalytics,
  getCompanyAnalytics,
  getSessionAnalytics,
  listSessionFeedback,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };

export const sessionAnalyticsExamples = {
  getSessionAnalytics: exampleOf(getSessionAnalytics, {
    params,
    query: { offset: 0, limit: 10, orderBy: 'attended', sortOrder: 'DESC' },
  }),
  getCompanyAnalytics: exampleOf(getCompanyAnalytics, {
    params,
    query: { orderBy: 'minutes', sortOrder: 'DESC' },
  }),
  getAttendeeAnalytics: exampleOf(getAttendeeAnalytics, { params, query: { offset: 10, limit: 5 } }),
  exportQuizzes: exampleOf(exportQuizzes, { params }),
  exportChats: exampleOf(exportChats, { params, query: { sessionId: 'session-26' } }),
  exportFeedback: exampleOf(exportFeedback, { params, query: { sessionId: 'session-27' } }),
  exportAttendeeAnalytics: exampleOf(exportAttendeeAnalytics, { params }),
  exportAgendaAnalytics: exampleOf(exportAgendaAnalytics, { params }),
  listSessionFeedback: exampleOf(listSessionFeedback, {
    params,
    query: { sessionId: 'session-26', pageSize: 8, sort: 'rate', order: 'ascending' },
  }),
} satisfies Examples;
