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
import { searchRows, type Db } from '../../db';
import { handle } from '../../handle';
import { agendaOf, sent, type AgendaPath } from '../agenda/rules/agenda';
import {
  aboutSession,
  attendeeAnalytics,
  companyAnalytics,
  rightAnswers,
  sessionAnalytics,
  stretch,
} from './rules';
import { minuteOf } from '../../rules/eventTime';

/** A session's title, and moments as the event's clocks show them. */
function columns(db: Db, path: AgendaPath) {
  const { event, sessions } = agendaOf(db, path);
  return {
    title: (sessionId: string) => sessions.get(sessionId).title,
    local: (at: string) => minuteOf(at, event['time-zone-id']),
  };
}

export const sessionAnalyticsHandlers = [
  handle(getSessionAnalytics, ({ db, params, query }) =>
    stretch(sessionAnalytics(db, params), query, 'start'),
  ),
  handle(getCompanyAnalytics, ({ db, params, query }) =>
    stretch(companyAnalytics(db, params), query, 'company'),
  ),
  handle(getAttendeeAnalytics, ({ db, params, query }) =>
    stretch(attendeeAnalytics(db, params), query, 'attendeeName'),
  ),
  handle(exportQuizzes, ({ db, params, query }) => {
    const { title, local } = columns(db, params);
    const tools = db.rows('engagementTools', params.eventId);
    const isRight = rightAnswers(db, params);
    const rows = aboutSession(db, params, 'quizAnswers', query.sessionId).map((answer) => {
      const quiz = tools.get(answer.toolId);
      const question = quiz.questions[answer.question];
      return [
        ...[title(answer.sessionId), quiz.title, question?.text ?? '', answer.attendeeName],
        question?.options[answer.option] ?? '',
        ...[isRight(answer) ? 'yes' : 'no', local(answer.answeredDate)],
      ];
    });
    const head = ['Session', 'Quiz', 'Question', 'Attendee', 'Answer', 'Right', 'Answered'];
    return { name: 'quizzes.xlsx', rows: [head, ...rows] };
  }),
  handle(exportChats, ({ db, params, query }) => {
    const { title, local } = columns(db, params);
    const rows = aboutSession(db, params, 'sessionChatMessages', query.sessionId).map(
      ({ sessionId, attendeeName, text, sentDate }) => [
        title(sessionId),
        local(sentDate),
        attendeeName,
        text,
      ],
    );
    return { name: 'chats.csv', rows: [['Session', 'Sent', 'Attendee', 'Message'], ...rows] };
  }),
  handle(exportFeedback, ({ db, params, query }) => {
    const { title, local } = columns(db, params);
    const rows = aboutSession(db, params, 'sessionFeedback', query.sessionId).map(
      ({ sessionId, attendeeName, rate, comment, createdDate }) => [
        ...[title(sessionId), attendeeName, rate, comment, local(createdDate)],
      ],
    );
    return { name: 'feedback.xlsx', rows: [['Session', 'Attendee', 'Rate', 'Comment', 'Given'], ...rows] };
  }),
  handle(exportAttendeeAnalytics, ({ db, params }) => {
    const rows = attendeeAnalytics(db, params).map((one) => [
      ...[one.ticketId, one.attendeeName, one.email, one.company, one.registrations, one.sessionsAttended],
      ...[one.minutes, one.chatMessages, one.quizAnswers, one.rightAnswers],
    ]);
    const head = [
      ...['Ticket', 'Attendee', 'Email', 'Company', 'Registrations', 'Sessions attended'],
      ...['Minutes', 'Chat messages', 'Quiz answers', 'Right answers'],
    ];
    return { name: 'attendee-analytics.xlsx', rows: [head, ...rows] };
  }),
  handle(exportAgendaAnalytics, ({ db, params }) => {
    const { local } = columns(db, params);
    const rows = sessionAnalytics(db, params).map((one) => [
      ...[one.title, local(one.start), one.registered, one.attended, one.attendanceRate, one.minutes],
      ...[one.averageMinutes, one.chatMessages, one.feedbackCount, one.averageRate],
    ]);
    const head = [
      ...['Session', 'Start', 'Registered', 'Attended', 'Attended %', 'Minutes'],
      ...['Minutes each', 'Chat messages', 'Feedback', 'Mean rate'],
    ];
    return { name: 'agenda-analytics.xlsx', rows: [head, ...rows] };
  }),
  handle(listSessionFeedback, ({ db, params, query }) => {
    const { sessionId, pageSize = 8, sort = 'rate', order = 'ascending' } = query;
    return searchRows(
      aboutSession(db, params, 'sessionFeedback', sessionId),
      {
        ...sent(query, ['page']),
        size: pageSize,
        orders: { [sort]: order === 'ascending' ? 'ASC' : 'DESC' },
      },
      {
        size: 8,
        matches: () => true,
        sortBy: { rate: ({ rate }) => rate, createdDate: ({ createdDate }) => Date.parse(createdDate) },
      },
    );
  }),
];
