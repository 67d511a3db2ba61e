import { open as openRequested, type OpenProps } from '../requested/open';
import { openTickets } from './openTickets';

/** The ticket page in a frame of somebody else's page; any other is the same as without one. */
export const open = (props: OpenProps, eventId?: string) =>
  eventId ? openTickets(props, eventId) : openRequested(props);
