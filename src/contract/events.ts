import type { EventInfo } from './entities';

/** An event as its account sees it. 002 §3. */
export type OrganizerEvent = EventInfo;
