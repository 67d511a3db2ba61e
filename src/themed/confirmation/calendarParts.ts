/* Asked for with the confirmation's calendars: each format brings a library of its own. */
export { calendarFile } from '../../domain/calendar/ics';
export { AddToCalendar } from '../../headless/calendar';
