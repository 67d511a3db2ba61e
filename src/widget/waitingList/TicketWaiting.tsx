'use client';
import { useWaitingList } from '../../hooks/waitingList/useWaitingList';
import type { TicketWaitingProps } from '../../themed/tickets/ticketSelectionProps';
import { WaitingListAction } from '../../themed/waitingList/WaitingListAction';
import { useWidgetContext } from '../WidgetContext';

/** The waiting list of a ticket type, with the calls of the widget around. */
export function TicketWaiting({ ticket, describedBy }: TicketWaitingProps) {
  const { eventId } = useWidgetContext();
  const { isJoined, join, refresh } = useWaitingList(eventId, ticket.id);
  return (
    <WaitingListAction
      ticket={ticket}
      isJoined={isJoined}
      onJoin={join}
      onOutdated={refresh}
      describedBy={describedBy}
    />
  );
}
