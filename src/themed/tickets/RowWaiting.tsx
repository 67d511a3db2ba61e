'use client';
import { useContext } from 'react';
import { hasWaitingList } from '../../domain/waitingList';
import { useTicketRow } from '../../headless';
import { SelectionContext } from './selection/SelectionContext';

/** Below the status of a row: what the screen around draws for who wants to wait for the ticket type. */
export function RowWaiting() {
  const { ticket, ids } = useTicketRow();
  const Waiting = useContext(SelectionContext)?.Waiting;
  return Waiting && hasWaitingList(ticket) && <Waiting ticket={ticket} describedBy={ids.name} />;
}
