import { TicketListSkeleton } from '../themed/tickets/TicketListSkeleton';
import { Screen } from './WidgetFrame';

/** Stands in for a screen that is on its way. */
export const Waiting = () => (
  <Screen>
    <TicketListSkeleton />
  </Screen>
);
