/* Asked for with the confirmation's calendars: each format brings a library of its own. */
export { calendarFile, calendarFileAddress } from '../../domain/calendar/ics';
export { webCalendarLinks } from '../../domain/calendar/links';
