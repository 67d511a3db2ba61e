'use client';
import { forwardRef, useMemo } from 'react';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import { calendarFile, calendarFileAddress } from '../../domain/calendar/ics';
import { webCalendarLinks } from '../../domain/calendar/links';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  AddToCalendarContext,
  useCalendarAddresses,
  type CalendarAddresses,
  type CalendarName,
} from './AddToCalendarContext';
import { useFileAddress } from './useFileAddress';

/** What `AddToCalendar.Root` is in. @public */
export interface AddToCalendarState {
  /** The browser still makes the file. */
  pending: boolean;
}

/** What a link to a calendar is in. @public */
export interface AddToCalendarLinkState {
  /** Where it leads to. */
  calendar: CalendarName;
  /** A file is saved; otherwise a page opens. */
  file: boolean;
}

/** Props of `AddToCalendar.Root`. @public */
export interface AddToCalendarRootProps extends HeadlessProps<'div', AddToCalendarState> {
  /** What goes into the calendar, e.g. of `eventEntry`. */
  entry: CalendarEntry;
  /**
   * Endpoint that answers a calendar file for what is in its query, e.g. `https://api.example.com/download/ical` (000 §7). Without
   * one the file is made in the browser.
   */
  fileEndpoint?: string | undefined;
}

/** Props of `AddToCalendar.Link`. @public */
export interface AddToCalendarLinkProps extends Omit<HeadlessProps<'a', AddToCalendarLinkState>, 'href'> {
  /** The calendar that it adds to. */
  calendar: CalendarName;
}

/**
 * An event in the person's own calendar. Renders a `div` with `data-pending` while the browser makes the file; nothing for
 * an entry without usable dates. 000 §2.9, 001 §2.3.
 *
 * @example
 * <AddToCalendar.Root entry={entry}>
 *   <AddToCalendar.Link calendar="google">Google</AddToCalendar.Link>
 *   <AddToCalendar.Link calendar="ical">Calendar file</AddToCalendar.Link>
 * </AddToCalendar.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, AddToCalendarRootProps>(function Root(
  { entry, ...rest },
  ref,
) {
  return isEntryDated(entry) ? <Dated {...rest} entry={entry} ref={ref} /> : null;
});

const Dated = /* @__PURE__ */ forwardRef<HTMLDivElement, AddToCalendarRootProps>(function Dated(
  { entry, fileEndpoint, ...rest },
  ref,
) {
  const web = useMemo(() => webCalendarLinks(entry), [entry]);
  const file = useMemo(() => calendarFile(entry), [entry]);
  const made = useFileAddress(fileEndpoint === undefined ? file : null);
  const address = fileEndpoint === undefined ? made : calendarFileAddress(fileEndpoint, file);
  const addresses = useMemo<CalendarAddresses>(
    () => ({ google: web.google, yahoo: web.yahoo, ical: address, outlook: address }),
    [web, address],
  );
  const root = useRenderElement('div', { pending: address === undefined }, rest, { ref });
  return <AddToCalendarContext.Provider value={addresses}>{root}</AddToCalendarContext.Provider>;
});

/**
 * Leads to a calendar on the web, in a tab of its own, or saves the file for another. Nothing until there is an address, as of a file that the
 * browser still makes. `data-calendar` and `data-file` are on it.
 */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, AddToCalendarLinkProps>(function Link(
  { calendar, ...rest },
  ref,
) {
  const href = useCalendarAddresses()[calendar];
  const file = calendar === 'ical' || calendar === 'outlook';
  const link = useRenderElement('a', { calendar, file }, rest, {
    ref,
    // A file says when it was made, to the second: another one on the server than here.
    defaults: file
      ? { download: 'event.ics', suppressHydrationWarning: true }
      : { target: '_blank', rel: 'noopener noreferrer' },
    handlers: { href },
  });
  return href === undefined ? null : link;
});
