'use client';
import type { SessionAnalytics } from '../../contract';
import { useAnalyticsFiles } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import type { ExportItem } from '../kit/jobs/ExportMenu';

/** What can be exported of an event's sessions, or of one. */
export function useAnalyticsExports(
  event: EventScope,
  session?: Pick<SessionAnalytics, 'sessionId' | 'title'>,
): readonly ExportItem[] {
  const t = useT();
  const files = useAnalyticsFiles(event);
  const id = session?.sessionId;
  const item = (label: string, fileName: string, make: ExportItem['make']): ExportItem => ({
    id: [event.eventId, id, fileName].join(' '),
    label,
    title: session ? `${label}, ${session.title}` : label,
    fileName,
    make,
  });
  const ofSessions = [
    item(t('organizer.sessionAnalytics.feedback'), 'feedback.xlsx', files.feedback(id)),
    item(t('organizer.sessionAnalytics.chatMessages'), 'chats.csv', files.chats(id)),
    item(t('organizer.sessionAnalytics.quizAnswers'), 'quizzes.xlsx', files.quizzes(id)),
  ];
  if (session) return ofSessions;
  return [
    item(t('organizer.sessionAnalytics.title'), 'agenda-analytics.xlsx', files.agenda),
    item(t('organizer.sessionAnalytics.attendeeAnalytics'), 'attendee-analytics.xlsx', files.attendees),
    ...ofSessions,
  ];
}
