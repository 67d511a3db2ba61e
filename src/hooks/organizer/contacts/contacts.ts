'use client';
import { useQueries } from '@tanstack/react-query';
import {
  aggregateContacts,
  getContactActivity,
  getTicket,
  searchContacts,
  type ContactCriteria,
  type ContactField,
  type ContactGrouping,
  type ContactTicket,
  type Direction,
  type OrganizerTicket,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { useRead } from '../resource/useRead';

/** Which contacts a list shows. @experimental */
export interface ContactsFilter {
  criteria?: ContactCriteria;
  orders?: Partial<Record<ContactField, Direction>> | undefined;
  /** Counted from 1. */
  page?: number;
  /** Rows a page; the backend's own 5 when absent (002 §9). */
  size?: number;
}

/** One page of an account's contacts; nothing is read while `enabled` is false. Never throws; read `isError`. 002 §7 Contacts. @experimental */
export function useContacts(
  accountId: string,
  { criteria, orders, page = 1, size }: ContactsFilter = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  const body = {
    page: page - 1,
    ...(size !== undefined && { count: size }),
    ...(criteria && { criteria }),
    ...(orders && { orders }),
  };
  return useRead(searchContacts, { params: { accountId }, body }, { isPage: true, enabled });
}

/** One contact; `null` where there is none of this id. Never throws; read `isError`. 002 §7 Contacts. @experimental */
export function useContact(accountId: string, contactId: string) {
  const { data, ...read } = useRead(searchContacts, {
    params: { accountId },
    body: { count: 1, criteria: { ids: [contactId] } },
  });
  return { ...read, data: data && (data.items[0] ?? null) };
}

/** What a contact did over all events: companies, sessions, emails, consents. Never throws; read `isError`. 002 §7 Contacts. @experimental */
export const useContactActivity = (accountId: string, contactId: string) =>
  useRead(getContactActivity, { params: { accountId, contactId } });

/** How many contacts have which company, country, source or tag, the largest group first. Never throws; read `isError`. 002 §7 Contacts. @experimental */
export const useContactGroups = (
  accountId: string,
  groupBy: ContactGrouping,
  criteria: ContactCriteria = {},
) => useRead(aggregateContacts, { params: { accountId }, body: { groupBy, criteria } }, { isPage: true });

/** What is known of these tickets, by their numbers: of those that could be read. Never throws. @experimental */
export function useTicketsOfContact(tickets: readonly ContactTicket[]): ReadonlyMap<string, OrganizerTicket> {
  const { client } = useEnvironment();
  const reads = useQueries({
    queries: tickets.map(({ ticketId }) => endpointQuery(client, getTicket, { params: { ticketId } })),
  });
  return new Map(reads.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
}
