import type {
  ContactActivity,
  ContactCompany,
  ContactConsent,
  ContactEmail,
  ContactEvent,
  ContactSession,
} from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import { compare, type Db } from '../../../db';
import { isSameName } from '../../../rules/edits';
import { eventIdsOf } from '../../account/rules/account';
import { emailsOf } from '../../emails/rules/emails';
import { eventOf } from '../../events/rules';
import { normalEmail } from '../../hotLeads/rules/convertLead';
import type { StoredContact } from '../seed';

/** What a contact did over all events of the account. Refuses with 4046. */
export function activityOf(db: Db, clock: Clock, accountId: string, contactId: string): ContactActivity {
  const contact = db.rows('contacts', accountId).get(contactId);
  const person = normalEmail(contact.email);
  const isTheirs = (email: string) => normalEmail(email) === person;
  const owners = db.rows('ticketOwners', accountId).all();
  const tickets = new Set(owners.filter((owner) => owner.contactId === contactId).map(({ id }) => id));
  const events = [...eventIdsOf(db, accountId)].map((eventId) => {
    const { id, name, 'time-zone-id': timeZoneId } = eventOf(db, accountId, eventId);
    // What was to go out by now has gone out.
    emailsOf(db, clock, { accountId, eventId });
    return { id, name, timeZoneId };
  });
  const registrations = events.flatMap((event) =>
    db
      .rows('sessionRegistrations', event.id)
      .all()
      .filter(({ ticketId, email }) => tickets.has(ticketId) || isTheirs(email))
      .map((registration) => ({ event, registration })),
  );
  const leads = events.flatMap((event) =>
    db
      .rows('hotLeads', event.id)
      .all()
      .filter(({ email }) => isTheirs(email))
      .map((lead) => ({ event, lead })),
  );
  const sent = db.rows('contactEmails', accountId).all();
  return {
    companies: companiesNamed(db, accountId, contact, [
      ...registrations.map(({ registration }) => registration.company),
      ...leads.map(({ lead }) => lead.company),
    ]),
    sessions: registrations
      .flatMap(({ event, registration: { id, sessionId, ticketId, status } }): ContactSession[] => {
        const session = db.rows('agendaSessions', event.id).find(sessionId);
        if (!session) return [];
        return [{ id, event, sessionId, title: session.title, start: session.start, ticketId, status }];
      })
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    emails: [
      ...sent
        .filter((email) => email.contactId === contactId)
        .map(({ id, subject, sent: date }): ContactEmail => ({
          id,
          event: null,
          subject,
          outcome: 'SENT',
          date,
        })),
      ...events.flatMap((event) => emailsAbout(db, event, isTheirs)),
    ].sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
    consents: leads
      .map(({ event, lead }): ContactConsent => ({
        id: lead.id,
        event,
        accepted: lead.consentAccepted,
        status: lead.status,
        orderId: lead.orderId ?? null,
        date: lead.modifiedDate,
      }))
      .sort((a, b) => compare(b.date, a.date)),
  };
}

/** Campaigns, and emails about the status of their sessions. */
function emailsAbout(db: Db, event: ContactEvent, isTheirs: (email: string) => boolean): ContactEmail[] {
  const campaigns = db
    .rows('emailDeliveries', event.id)
    .all()
    .filter(({ kind, to }) => kind === 'CAMPAIGN' && isTheirs(to))
    .map(({ id, subject, outcome, date }): ContactEmail => ({ id, event, subject, outcome, date }));
  const statuses = db
    .rows('sentStatusEmails', event.id)
    .all()
    .filter(({ to }) => isTheirs(to))
    .map(({ id, subject, sentDate }): ContactEmail => ({
      id,
      event,
      subject,
      outcome: 'SENT',
      date: sentDate,
    }));
  return [...campaigns, ...statuses];
}

/** Each once, whatever its case. */
function companiesNamed(
  db: Db,
  accountId: string,
  contact: StoredContact,
  others: readonly (string | null | undefined)[],
): ContactCompany[] {
  const named: ContactCompany[] = [];
  for (const written of [contact.company, ...others]) {
    const name = written?.trim() ?? '';
    if (name === '' || named.some((each) => isSameName(each.name, name))) continue;
    const known = db
      .rows('companies', accountId)
      .all()
      .find((company) => isSameName(company.name, name));
    named.push({ companyId: known?.id ?? null, name: known?.name ?? name, website: known?.website ?? '' });
  }
  return named;
}
