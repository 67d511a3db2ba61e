/** The parts of adding an event to a calendar: `Root` knows the event, a `Link` leads to a calendar. @public */
export * as AddToCalendar from './index.parts';
export type { CalendarName } from './AddToCalendarContext';
export type {
  AddToCalendarLinkProps,
  AddToCalendarLinkState,
  AddToCalendarRootProps,
  AddToCalendarState,
} from './AddToCalendarParts';
