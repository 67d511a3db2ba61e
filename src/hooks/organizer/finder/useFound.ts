'use client';
import {
  getTicketTypes,
  listAgendaSessions,
  listAgendaSpeakers,
  listOrders,
  listPromotions,
  searchContacts,
  searchEmails,
  searchTickets,
} from '../../../contract';
import {
  foundAttendees,
  foundContacts,
  foundEmails,
  foundOrders,
  foundPromotions,
  foundSessions,
  foundSpeakers,
  foundTicketTypes,
  mostFound as size,
  shortestQuery,
  stillFound,
  type FoundKind,
  type FoundRecord,
} from '../../../domain/finder';
import { useDebounced } from '../../useDebounced';
import type { EventScope } from '../resource/eventScope';
import { useRead } from '../resource/useRead';

/** Records of one kind that were found. */
interface FoundGroup {
  kind: FoundKind;
  records: readonly FoundRecord[];
}

/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;

/**
 * Orders, attendees, sessions, speakers, emails, promotions and ticket types of an event, and the account's contacts, by what is typed; nothing
 * is read of less than two letters.
 * Never throws: what could not be read is left out, and `isError` says so. What was found before stays while it is found by what is typed now.
 */
export function useFound({ accountId, eventId }: EventScope, typed: string) {
  const wanted = typed.trim();
  const query = useDebounced(wanted, typingPause);
  const isWanted = wanted.length >= shortestQuery;
  const options = { enabled: isWanted && query.length >= shortestQuery, isPage: true };
  const event = { eventId };
  const params = { accountId, eventId };

  const orders = useRead(listOrders, { params: event, query: { search: query, size } }, options);
  const tickets = useRead(searchTickets, { params: event, query: { search: query, size } }, options);
  // Without a count the backend answers 5: 002 §9.
  const contacts = useRead(
    searchContacts,
    { params: { accountId }, body: { criteria: { search: query } } },
    options,
  );
  const sessions = useRead(listAgendaSessions, { params, query: { search: query, size } }, options);
  const speakers = useRead(listAgendaSpeakers, { params, query: { search: query } }, options);
  const emails = useRead(searchEmails, { params, body: { size, criteria: { search: query } } }, options);
  const promotions = useRead(listPromotions, { params, query: { search: query, size } }, options);
  const types = useRead(getTicketTypes, { params: event, query: {} }, options);

  if (!isWanted) return nothing;
  const isLate = query !== wanted;
  const reads = [orders, tickets, contacts, sessions, speakers, emails, promotions, types];
  const groupOf = (kind: FoundKind, { isPlaceholderData }: Freshness, records: FoundRecord[] = []) => ({
    kind,
    records: isLate || isPlaceholderData ? stillFound(records, wanted) : records,
  });
  const groups: FoundGroup[] = [
    groupOf('order', orders, orders.data && foundOrders(orders.data.orders)),
    groupOf('attendee', tickets, tickets.data && foundAttendees(tickets.data.tickets)),
    groupOf('contact', contacts, contacts.data && foundContacts(contacts.data.items)),
    groupOf('session', sessions, sessions.data && foundSessions(sessions.data.items)),
    groupOf('speaker', speakers, speakers.data && foundSpeakers(speakers.data.speakers)),
    groupOf('email', emails, emails.data && foundEmails(emails.data.items)),
    groupOf('promotion', promotions, promotions.data && foundPromotions(promotions.data.items)),
    groupOf('ticketType', types, types.data && foundTicketTypes(types.data, wanted)),
  ];
  return {
    groups,
    isReading: isLate || reads.some(({ isFetching }) => isFetching),
    isError: reads.some(({ isError }) => isError),
  };
}

interface Freshness {
  /** It answers what was typed before. */
  isPlaceholderData: boolean;
}

const nothing = { groups: [] as readonly FoundGroup[], isReading: false, isError: false };
