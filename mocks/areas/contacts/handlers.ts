import {
  aggregateContacts,
  createContact,
  emailContacts,
  getContactActivity,
  importContacts,
  searchContactIds,
  searchContacts,
  setContactTickets,
} from '../../../src/contract';
import { searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { activityOf } from './rules/activity';
import { importText } from './rules/import';
import {
  addContact,
  contactByEmail,
  contactRules,
  contactsOf,
  detailsOf,
  groupContacts,
  setTickets,
} from './rules/contacts';
import { everyRow } from '../../rules/everyRow';
import { stamp } from '../../rules/stamp';
import { uploadText } from '../../rules/uploads';

export const contactsHandlers: BoundHandler[] = [
  handle(searchContacts, ({ db, params, body: { count, ...criteria } }) =>
    searchRows(
      contactsOf(db, params.accountId),
      { orders: { NAME: 'ASC' }, ...criteria, ...(count === undefined ? {} : { size: count }) },
      contactRules,
    ),
  ),
  handle(searchContactIds, ({ db, params, body }) => {
    const found = everyRow(contactsOf(db, params.accountId), body, contactRules);
    return { ids: found.map(({ id }) => id) };
  }),
  handle(createContact, ({ db, params, body, clock, fail }) => {
    const details = detailsOf(body);
    const known = contactByEmail(db, params.accountId, details.email);
    if (known) fail(4050, known.email);
    const added = addContact(db, params.accountId, details, { source: 'MANUAL', created: stamp(clock) });
    return { ...added, tickets: [], lastEmailed: null };
  }),
  handle(setContactTickets, ({ db, params, body }) => {
    const touched = setTickets(db, params, body.tickets);
    return { contacts: contactsOf(db, params.accountId).filter(({ id }) => touched.has(id)) };
  }),
  handle(aggregateContacts, ({ db, params, body: { groupBy, ...criteria } }) => {
    const found = everyRow(contactsOf(db, params.accountId), criteria, contactRules);
    return { groups: groupContacts(found, groupBy), total: found.length };
  }),
  handle(importContacts, ({ db, params, body, clock }) =>
    importText(db, params.accountId, uploadText(body.file), stamp(clock)),
  ),
  handle(emailContacts, ({ db, params, body: { contactIds, subject, text }, clock }) => {
    const contacts = db.rows('contacts', params.accountId);
    const addressees = [...new Set(contactIds)].map((id) => contacts.get(id));
    const reached = addressees.filter(({ unsubscribed }) => !unsubscribed);
    const emails = db.rows('contactEmails', params.accountId);
    for (const { id: contactId } of reached)
      emails.add({ id: db.nextId('email'), contactId, subject, text, sent: stamp(clock) });
    return {
      sent: reached.length,
      skipped: addressees
        .filter(({ unsubscribed }) => unsubscribed)
        .map(({ id }) => ({ contactId: id, reason: 'UNSUBSCRIBED' as const })),
    };
  }),
  handle(getContactActivity, ({ db, clock, params: { accountId, contactId } }) =>
    activityOf(db, clock, accountId, contactId),
  ),
];
