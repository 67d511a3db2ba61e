import type {
  Contact,
  ContactCriteria,
  ContactField,
  ContactGroup,
  ContactGrouping,
  ContactTicket,
  Instant,
  NewContact,
} from '../../../../src/contract';
import { equals, Refusal, type Db } from '../../../db';
import type { SearchRules } from '../../../db/rows';
import type { StoredContact } from '../seed';
import { isSameName } from '../../../rules/edits';
import { countryOf, emailOf, textOf } from '../../../rules/fields';

/** The account's contacts, with their tickets and when they were written to. */
export function contactsOf(db: Db, accountId: string): Contact[] {
  const tickets = new Map<string, ContactTicket[]>();
  for (const { id, contactId, eventId } of db.rows('ticketOwners', accountId).all())
    tickets.set(contactId, [...(tickets.get(contactId) ?? []), { ticketId: id, eventId }]);
  const emailed = new Map<string, Instant>();
  for (const { contactId, sent } of db.rows('contactEmails', accountId).all()) emailed.set(contactId, sent);
  return db
    .rows('contacts', accountId)
    .all()
    .map((contact) => ({
      ...contact,
      tickets: tickets.get(contact.id) ?? [],
      lastEmailed: emailed.get(contact.id) ?? null,
    }));
}

/** 5 on a page: 002 §9. */
export const contactRules: SearchRules<Contact, ContactCriteria, ContactField> = {
  size: 5,
  matches: (row, { search = '', tag, withTicket, ids, ticketIds, ...exact }) =>
    isAbout(row, search.trim().toLowerCase()) &&
    (tag === undefined || row.tags.includes(tag)) &&
    (withTicket === undefined || withTicket === row.tickets.length > 0) &&
    (ids === undefined || ids.includes(row.id)) &&
    (ticketIds === undefined || row.tickets.some(({ ticketId }) => ticketIds.includes(ticketId))) &&
    equals<Contact>(row, exact),
  sortBy: {
    NAME: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    EMAIL: ({ email }) => email,
    COMPANY: ({ company }) => company,
    CREATED: ({ created }) => Date.parse(created),
    MODIFIED: ({ modified }) => Date.parse(modified),
  },
};

const isAbout = ({ firstName, lastName, email, company }: Contact, query: string) =>
  [`${firstName} ${lastName}`, email, company].some((text) => text.toLowerCase().includes(query));

/** Whoever has this address, whatever its case. */
export const contactByEmail = (db: Db, accountId: string, email: string): StoredContact | undefined =>
  db
    .rows('contacts', accountId)
    .all()
    .find((contact) => isSameName(contact.email, email));

/** What is said of a contact, checked. Refuses with 4000. */
export const detailsOf = ({ company = '', jobTitle = '', countryCode, tags = [], ...who }: NewContact) => ({
  email: emailOf('email', who.email),
  firstName: textOf('firstName', who.firstName, 100),
  lastName: textOf('lastName', who.lastName, 100),
  company: company.trim(),
  jobTitle: jobTitle.trim(),
  countryCode: countryCode === undefined ? null : countryOf('countryCode', countryCode),
  tags: [...new Set(tags.map((tag) => textOf('tags', tag, 40)))],
});

export type ContactDetails = ReturnType<typeof detailsOf>;

export const addContact = (
  db: Db,
  accountId: string,
  details: ContactDetails,
  known: Pick<StoredContact, 'source' | 'created'>,
): StoredContact =>
  db.rows('contacts', accountId).add({
    id: db.nextId('contact'),
    ...details,
    ...known,
    unsubscribed: false,
    modified: known.created,
  });

/** Refuses with 4022 and 4046 before anything is set. Answers the ids of all whose tickets changed. */
export function setTickets(
  db: Db,
  { accountId, eventId }: { accountId: string; eventId: string },
  sent: readonly { ticketId: string; contactId: string | null }[],
): ReadonlySet<string> {
  const owners = db.rows('ticketOwners', accountId);
  const contacts = db.rows('contacts', accountId);
  if (new Set(sent.map(({ ticketId }) => ticketId)).size < sent.length)
    throw new Refusal(4022, 'A ticket is named twice.');
  for (const { ticketId, contactId } of sent) {
    db.orderBook.ticket(ticketId);
    if (contactId !== null) contacts.get(contactId);
  }
  const touched = new Set<string>();
  for (const { ticketId, contactId } of sent) {
    const before = owners.find(ticketId);
    if (before) {
      touched.add(before.contactId);
      owners.remove(ticketId);
    }
    if (contactId === null) continue;
    touched.add(contactId);
    owners.add({ id: ticketId, contactId, eventId });
  }
  return touched;
}

const valuesOf: Record<ContactGrouping, (contact: Contact) => string[]> = {
  COMPANY: ({ company }) => [company],
  COUNTRY: ({ countryCode }) => [countryCode ?? ''],
  SOURCE: ({ source }) => [source],
  TAG: ({ tags }) => (tags.length > 0 ? tags : ['']),
};

/** The largest group first; groups alike by their value. */
export function groupContacts(contacts: readonly Contact[], by: ContactGrouping): ContactGroup[] {
  const counts = new Map<string, number>();
  for (const value of contacts.flatMap(valuesOf[by])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}
