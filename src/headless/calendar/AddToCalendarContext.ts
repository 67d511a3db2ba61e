'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../../react';

/** A calendar on the web, or the file for one on the person's own machine. @public */
export type CalendarName = 'google' | 'yahoo' | 'ical' | 'outlook';

/** What `AddToCalendar.Root` shares: where each calendar is added to; none of a file until it is made. */
export type CalendarAddresses = Readonly<Record<CalendarName, string | undefined>>;

export const AddToCalendarContext = /* @__PURE__ */ createContext<CalendarAddresses | null>(null);

export const useCalendarAddresses = (): CalendarAddresses =>
  useRequiredContext(AddToCalendarContext, 'AddToCalendar.Root');
