'use client';
import { useMemo } from 'react';
import { download, type Client } from '../../../client';
import {
  exportAgendaAnalytics,
  exportAttendeeAnalytics,
  exportChats,
  exportFeedback,
  exportQuizzes,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import type { ExportRequest } from '../resource/exportJobs';

type MakeExport = ExportRequest['make'];

/** What is known of sessions, as files; of all sessions without `sessionId`. Each rejects with ApiError. @experimental */
export interface AnalyticsFiles {
  quizzes: (sessionId?: string) => MakeExport;
  /** Waits up to 90 s (002 §9). */
  chats: (sessionId?: string) => MakeExport;
  feedback: (sessionId?: string) => MakeExport;
  attendees: MakeExport;
  /** Waits up to 1,000,000 ms (002 §9). */
  agenda: MakeExport;
}

/** Files of an event’s session analytics, for `useExportJobs`. 002 §7 Agenda, exports. @experimental */
export function useAnalyticsFiles({ accountId, eventId }: EventScope): AnalyticsFiles {
  const { client } = useEnvironment();
  return useMemo(() => analyticsFiles(client, { accountId, eventId }), [client, accountId, eventId]);
}

function analyticsFiles(client: Client, params: EventScope): AnalyticsFiles {
  const about = (sessionId?: string) => ({ params, query: sessionId === undefined ? {} : { sessionId } });
  return {
    quizzes: (sessionId) => (options) => download(client, exportQuizzes, { ...about(sessionId), ...options }),
    chats: (sessionId) => (options) => download(client, exportChats, { ...about(sessionId), ...options }),
    feedback: (sessionId) => (options) =>
      download(client, exportFeedback, { ...about(sessionId), ...options }),
    attendees: (options) => download(client, exportAttendeeAnalytics, { params, ...options }),
    agenda: (options) => download(client, exportAgendaAnalytics, { params, ...options }),
  };
}
