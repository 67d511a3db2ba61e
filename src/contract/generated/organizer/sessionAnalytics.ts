// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readAttendeeAnalytics: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'ticketId attendeeName email'),
  company: nullable(must(isText)),
  ...each(must(isNumber), 'registrations sessionsAttended minutes chatMessages quizAnswers rightAnswers'),
});
const readAnalyticsPage_AttendeeAnalytics: Reader = /* @__PURE__ */ record({
  items: whole(readAttendeeAnalytics),
  ...each(must(isNumber), 'total offset limit'),
});
const readCompanyAnalytics: Reader = /* @__PURE__ */ record({
  company: must(isText),
  ...each(must(isNumber), 'attendees registrations sessionsAttended minutes'),
});
const readAnalyticsPage_CompanyAnalytics: Reader = /* @__PURE__ */ record({
  items: whole(readCompanyAnalytics),
  ...each(must(isNumber), 'total offset limit'),
});
const readSessionAnalytics: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'sessionId title'),
  start: must(isInstant),
  ...each(must(isNumber), 'registered attended minutes chatMessages feedbackCount'),
  ...each(nullable(must(isNumber)), 'attendanceRate averageMinutes averageRate'),
});
const readAnalyticsPage_SessionAnalytics: Reader = /* @__PURE__ */ record({
  items: whole(readSessionAnalytics),
  ...each(must(isNumber), 'total offset limit'),
});
const readSessionFeedback: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'sessionId ticketId attendeeName comment'),
  rate: must(isNumber),
  createdDate: must(isInstant),
});
const readSearchPage_SessionFeedback: Reader = /* @__PURE__ */ record({
  items: whole(readSessionFeedback),
  ...each(must(isNumber), 'total page size'),
});
export const getSessionAnalytics: Reader = /* @__PURE__ */ readAnalyticsPage_SessionAnalytics;
export const getCompanyAnalytics: Reader = /* @__PURE__ */ readAnalyticsPage_CompanyAnalytics;
export const getAttendeeAnalytics: Reader = /* @__PURE__ */ readAnalyticsPage_AttendeeAnalytics;
export const listSessionFeedback: Reader = /* @__PURE__ */ readSearchPage_SessionFeedback;
