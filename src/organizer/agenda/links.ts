import type { MouseEvent } from 'react';

/** Where one can be in the agenda, besides the list and a session. Ids of sessions are no such words. @experimental */
export type AgendaRoute = 'new' | 'import' | 'settings';

/** How a host leads from one of the agenda's screens to another; a plain click may be routed without a page load. @experimental */
export interface AgendaLinks {
  /** Address of a session's editor by its id, or of an `AgendaRoute`. Keep it stable. */
  hrefOf: (route: string) => string;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. Keep it stable. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Addresses of the ways to look at an agenda: `AgendaScreen` and `TimetableScreen`. @experimental */
export interface AgendaViewLinks {
  /** Of the list. */
  list: string;
  /** Of the timetable. */
  timetable: string;
}

/** A page of a session: its editor, its video, its media, how it went. @experimental */
export type SessionPage = 'details' | 'video' | 'media' | 'results';

/** How a host leads from one page of a session to another. @experimental */
export interface SessionPageLinks extends Pick<AgendaLinks, 'onNavigate'> {
  /** Address of a session’s page; without it the pages are not linked to each other. Keep it stable. */
  pageHrefOf?: ((sessionId: string, page: SessionPage) => string) | undefined;
}
