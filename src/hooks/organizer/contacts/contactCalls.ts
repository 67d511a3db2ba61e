'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, upload, type Client } from '../../../client';
import {
  aggregateContacts,
  createContact,
  emailContacts,
  getContactActivity,
  importContacts,
  listTags,
  searchContactIds,
  searchContacts,
  setContactTickets,
  type Contact,
  type ContactCriteria,
  type ContactField,
  type ContactImport,
  type NewContact,
  type SearchRequest,
  type SkippedContact,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { everyRow } from '../resource/everyRow';
import type { ExportTransfer } from '../resource/useExport';
import { thenReadAgain } from '../resource/refresh';

/** Somebody an email may go to. @experimental */
export interface Addressee {
  /** Of the contact. */
  id: string;
  /** Gets none. */
  unsubscribed: boolean;
}

/** What became of an email to contacts. @experimental */
export interface ContactEmailOutcome {
  /** How many were written to. */
  sent: number;
  skipped: readonly SkippedContact[];
}

/** What can be done with an account's contacts. Each rejects with ApiError; once something changed, what is shown is read again. @experimental */
export interface ContactCalls {
  create: (draft: NewContact) => Promise<Contact>;
  /** Who has this address, whatever its case; `null` for nobody. */
  findByEmail: (email: string) => Promise<Contact | null>;
  /** All that meet the criteria, on every page. */
  findEvery: (criteria: ContactCriteria, signal?: AbortSignal) => Promise<Addressee[]>;
  /** The same as whole contacts, in an order. */
  every: (
    search: {
      criteria: ContactCriteria;
      orders: SearchRequest<ContactCriteria, ContactField>['orders'] | undefined;
    },
    options: ExportTransfer,
  ) => Promise<Contact[]>;
  /** `null` as contact: the ticket is nobody's. */
  setTickets: (
    eventId: string,
    tickets: { ticketId: string; contactId: string | null }[],
    signal?: AbortSignal,
  ) => Promise<Contact[]>;
  importFile: (file: Blob, signal: AbortSignal) => Promise<ContactImport>;
  email: (
    email: { contactIds: string[]; subject: string; text: string },
    signal?: AbortSignal,
  ) => Promise<ContactEmailOutcome>;
}

/** Another contact has the address. 002 §8. */
const addressTaken = 4050;
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === addressTaken;

/** Add, find, import and email contacts, and say whose tickets are whose. 002 §7 Contacts. @experimental */
export function useContactCalls(accountId: string): ContactCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => contactCalls(client, cache, accountId), [client, cache, accountId]);
}

function contactCalls(client: Client, cache: QueryClient, accountId: string): ContactCalls {
  const params = { accountId };
  const thenRefresh = <T>(call: Promise<T>) =>
    thenReadAgain(call, cache, [searchContacts, getContactActivity, aggregateContacts, listTags]);
  const idsOf = async (criteria: ContactCriteria, signal?: AbortSignal) =>
    (await client.call(searchContactIds, { params, body: { criteria }, signal })).ids;
  return {
    create: (body) => thenRefresh(client.call(createContact, { params, body })),
    findByEmail: async (email) => {
      const { items } = await client.call(searchContacts, {
        params,
        body: { criteria: { search: email.trim() } },
      });
      const wanted = email.trim().toLowerCase();
      return items.find((contact) => contact.email.toLowerCase() === wanted) ?? null;
    },
    findEvery: async (criteria, signal) => {
      const [ids, without] = await Promise.all([
        idsOf(criteria, signal),
        criteria.unsubscribed === false ? [] : idsOf({ ...criteria, unsubscribed: true }, signal),
      ]);
      const unsubscribed = new Set(without);
      return ids.map((id) => ({ id, unsubscribed: unsubscribed.has(id) }));
    },
    every: ({ criteria, orders }, { signal, onProgress }) =>
      everyRow(
        (paging) =>
          client.call(searchContacts, {
            params,
            body: { criteria, ...(orders && { orders }), ...paging },
            signal,
          }),
        onProgress,
      ),
    setTickets: async (eventId, tickets, signal) =>
      (
        await thenRefresh(
          client.call(setContactTickets, { params: { ...params, eventId }, body: { tickets }, signal }),
        )
      ).contacts,
    importFile: (file, signal) =>
      thenRefresh(upload(client, importContacts, { params, body: { file }, signal })),
    email: (body, signal) => thenRefresh(client.call(emailContacts, { params, body, signal })),
  };
}
