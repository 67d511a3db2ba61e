'use client';
import { hasWaitingList } from '../../domain/waitingList';
import { useTicketRow } from '../../headless';
import { useWaitingList } from '../../hooks/waitingList/useWaitingList';
import { WaitingListAction } from '../../themed/waitingList/WaitingListAction';
import { useWidgetContext } from '../WidgetContext';

/** The way onto the waiting list of the row around, where it has one. */
export function TicketWaiting() {
  const { ticket } = useTicketRow();
  return hasWaitingList(ticket) && <Waiting />;
}

function Waiting() {
  const { ticket, ids } = useTicketRow();
  const { eventId } = useWidgetContext();
  const { isJoined, join, refresh } = useWaitingList(eventId, ticket.id);
  return (
    <WaitingListAction
      ticket={ticket}
      isJoined={isJoined}
      onJoin={join}
      onOutdated={refresh}
      describedBy={ids.name}
    />
  );
}
