'use client';
import { useQuery } from '@tanstack/react-query';
import { getPersonTickets } from '../../contract';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';
import { useLasting } from '../useLasting';

/** 000 §4, §9: milliseconds between the hold and the read. */
const loadDelay = 800;

/** The registration form of a held order and one submission a ticket. Never throws; read `error`. @public */
export function usePersonTickets(eventId: string, token: string) {
  const { client } = useEnvironment();
  const enabled = useLasting(token !== '', loadDelay);
  return useQuery({ ...endpointQuery(client, getPersonTickets, { params: { eventId, token } }), enabled });
}
