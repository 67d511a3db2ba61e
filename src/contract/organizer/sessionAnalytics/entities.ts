import type { Instant } from '../../entities';

/** A stretch of a longer list. @experimental */
export interface AnalyticsPage<T> {
  /** In the order asked for; empty past the end of the list. */
  items: T[];
  /** How many there are on the whole list. */
  total: number;
  /** Rows before the first one here. */
  offset: number;
  /** The most rows of this answer. */
  limit: number;
}

/** How a session was received. @experimental */
export interface SessionAnalytics {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** As in the agenda. */
  title: string;
  start: Instant;
  /** Tickets with a place, the waitlist not counted. */
  registered: number;
  /** People who were there or watched. */
  attended: number;
  /** Attended of registered, percent with one decimal; `null` when nobody was registered. */
  attendanceRate: number | null;
  /** Minutes all of them stayed, together. */
  minutes: number;
  /** Minutes one of them stayed, with one decimal; `null` when nobody came. */
  averageMinutes: number | null;
  /** Written in its chat, deleted ones not counted. */
  chatMessages: number;
  /** How many people rated it. */
  feedbackCount: number;
  /** Mean of the rates 1 to 5, with one decimal; `null` without feedback. */
  averageRate: number | null;
}

/** What the people of one company did. @experimental */
export interface CompanyAnalytics {
  /** As attendees wrote it; those without one are not listed. */
  company: string;
  /** Tickets of its people. */
  attendees: number;
  /** Places in sessions that its people have. */
  registrations: number;
  /** Visits of its people, each session counted for each. */
  sessionsAttended: number;
  /** How long its people stayed, together. */
  minutes: number;
}

/** What one attendee did. @experimental */
export interface AttendeeAnalytics {
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** Given and family name of whoever the ticket admits. */
  attendeeName: string;
  /** Email address. */
  email: string;
  /** As the attendee wrote it; `null` when none was given. */
  company: string | null;
  /** Sessions the attendee has a place in. */
  registrations: number;
  /** Sessions the attendee came to or watched. */
  sessionsAttended: number;
  /** How long the attendee stayed in all sessions. */
  minutes: number;
  /** Written in chats of all sessions. */
  chatMessages: number;
  /** Quiz answers given, and how many of them were right. */
  quizAnswers: number;
  /** Quiz answers that were right. */
  rightAnswers: number;
}

/** What an attendee said about a session. @experimental */
export interface SessionFeedback {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** Given and family name of whoever the ticket admits. */
  attendeeName: string;
  /** 1 to 5. */
  rate: number;
  /** As written by the attendee; empty without words. */
  comment: string;
  createdDate: Instant;
}
