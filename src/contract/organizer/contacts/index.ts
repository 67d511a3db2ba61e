import { endpoint } from '../../endpoint';
import type { Direction, SearchPage } from '../../paging';
import type {
  Contact,
  ContactActivity,
  ContactCriteria,
  ContactField,
  ContactGroup,
  ContactGrouping,
  ContactImport,
  NewContact,
  SkippedContact,
} from './entities';

export type * from './entities';
import { needs } from '../../needs';
import * as answers from '../../generated/organizer/contacts';

/**
 * Search the account's contacts. 5 on a page when `count` is absent (002 §9); by name without `orders`.
 * Source: 002 §7 Contacts.
 * @calls 270
 * @experimental
 */
export const searchContacts = endpoint<{
  params: { accountId: string };
  body: {
    /** From 0. */
    page?: number;
    /** Contacts on a page. */
    count?: number;
    criteria?: ContactCriteria;
    /** Fields to sort by, the first one counts most. */
    orders?: Partial<Record<ContactField, Direction>>;
  };
  ok: SearchPage<Contact>;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/contacts/search',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.searchContacts,
});

/**
 * Find the ids of all contacts that meet the criteria, on one page: to choose them all at once.
 * Source: 002 §7 Contacts.
 * @calls 271
 * @experimental
 */
export const searchContactIds = endpoint<{
  params: { accountId: string };
  body: { criteria?: ContactCriteria };
  ok: {
    /** Of all contacts found, on every page. */
    ids: string[];
  };
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/contacts/searchIds',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.searchContactIds,
});

/**
 * Add a contact. Fails: 4000 a member is malformed, 4050 another contact has this address; the message says which.
 * Source: 002 §7 Contacts.
 * @calls 272
 * @experimental
 */
export const createContact = endpoint<{
  params: { accountId: string };
  body: NewContact;
  ok: Contact;
  fail: 4000 | 4050;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/contacts',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createContact,
});

/**
 * Say whose tickets these are. A ticket is one contact's at most: it leaves the one who had it; `null` makes it nobody's.
 * All are set or none. Fails: 4022 a ticket is named twice, 4046 no such ticket or contact. Source: 002 §7 Contacts.
 * @calls 273
 * @experimental
 */
export const setContactTickets = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * Who gets which ticket; each ticket once.
     * @minItems 1
     */
    tickets: {
      /** Number of a sold ticket, as on the ticket itself. */
      ticketId: string;
      /** Whose ticket it shall be; `null` takes it from everybody. */
      contactId: string | null;
    }[];
  };
  ok: { contacts: Contact[] };
  fail: 4022 | 4046;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/contacts/tickets',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.setContactTickets,
});

/**
 * Count contacts by company, country, source or tag, the largest group first. Somebody with two tags is in two groups.
 * Source: 002 §7 Contacts.
 * @calls 274
 * @experimental
 */
export const aggregateContacts = endpoint<{
  params: { accountId: string };
  body: { groupBy: ContactGrouping; criteria?: ContactCriteria };
  ok: {
    groups: ContactGroup[];
    /** Contacts that meet the criteria. */
    total: number;
  };
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/contacts/aggregate',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.aggregateContacts,
});

/**
 * Import contacts from a CSV file. Its first line names the columns: email, firstName, lastName, and as wished company,
 * jobTitle, countryCode and tags (parted by `;`). Rows with errors are left out, the others are imported.
 * Fails: 4022 a needed column is missing, there is no row, or there are more than 5,000. Source: 002 §7 Contacts.
 * @calls 275
 * @experimental
 */
export const importContacts = endpoint<{
  params: { accountId: string };
  body: {
    /** CSV in UTF-8. */
    file: Blob;
  };
  ok: ContactImport;
  fail: 4000 | 4022;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/contacts/import',
  base: 'api',
  auth: 'account',
  sends: 'multipart',
  required: needs('file'),
  chosen: true,
  chosenShape: true,
  reads: answers.importContacts,
});

/**
 * Write an email to contacts, each separately. Whoever unsubscribed is skipped.
 * Fails: 4000 a member is malformed, 4046 no such contact; then nobody is written to. Source: 002 §7 Contacts.
 * @calls 276
 * @experimental
 */
export const emailContacts = endpoint<{
  params: { accountId: string };
  body: {
    /**
     * Who is written to.
     * @minItems 1
     */
    contactIds: string[];
    /**
     * As the recipient’s mail box shows it.
     * @minLength 1
     * @maxLength 200
     */
    subject: string;
    /**
     * Plain text.
     * @minLength 1
     * @maxLength 10000
     */
    text: string;
  };
  ok: {
    /** How many were written to. */
    sent: number;
    skipped: SkippedContact[];
  };
  fail: 4000 | 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/contacts/email',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.emailContacts,
});

/**
 * Read what a contact did over all events of the account: companies they named, sessions they have a place in, emails they got, and
 * what they said to being kept as a hot lead. Fails: 4046 no such contact. Ours: 002 §7 names no call for it.
 * @experimental
 */
export const getContactActivity = endpoint<{
  params: { accountId: string; contactId: string };
  ok: ContactActivity;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/contacts/:contactId/activity',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getContactActivity,
});
