'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../environment';
import { ticketsQuery } from './useTickets';

/** Sends for the list as nothing is chosen, for a `useTickets` that comes once something else has answered. */
export function useTicketsAhead(eventId: string, code: string | undefined, isWanted: boolean): void {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  useEffect(() => {
    const request = { selection: {}, code: code?.trim() || null };
    // Who shows the list reads the failure.
    if (isWanted) queries.query(ticketsQuery(client, eventId, request)).catch(() => undefined);
  }, [client, queries, eventId, code, isWanted]);
}
