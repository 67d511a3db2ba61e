import type { RequestHandler } from 'express';

const begin = 'BEGIN:VCALENDAR';

/**
 * `GET …/download/ical?data=…` answers the calendar file of its query as one to be saved (000 §7). Anything else is refused: what
 * comes back must not be a page of somebody's making.
 */
export const calendarFile: RequestHandler = ({ query: { data } }, response) => {
  if (typeof data !== 'string' || !data.startsWith(begin)) {
    response.status(422).json({ code: 4022, message: `data must begin with ${begin}.` });
    return;
  }
  response
    .set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="event.ics"',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(data);
};
