import type { Contact, ContactSource, Instant } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A contact as it is saved; tickets and emails are in tables of their own. */
export type StoredContact = Omit<Contact, 'tickets' | 'lastEmailed'>;

/** Whose a ticket is. */
interface TicketOwner {
  /** Of the ticket. */
  id: string;
  contactId: string;
  eventId: string;
}

interface SentContactEmail {
  id: string;
  contactId: string;
  subject: string;
  text: string;
  sent: Instant;
}

/** Tables of this area, by name. Scope: the account. */
export interface ContactsTables {
  contacts: StoredContact;
  ticketOwners: TicketOwner;
  contactEmails: SentContactEmail;
}

/** First and last name, address, company, job, country, tags, how and when the account came to know them. */
const lines = `
Ingrid | Solberg | ingrid@fjordtype.example | Fjord Type | Type designer | NO | type,regular | REGISTRATION | 2025-11-03T09:02:11-05:00
Daniel | Okafor | daniel.okafor@brightwater.example | Brightwater Paper | Buyer | GB | print | REGISTRATION | 2025-11-03T09:03:40-05:00
Sofia | Marchetti | sofia@marchetti.example | | Sign painter | IT | signs | REGISTRATION | 2025-11-14T16:20:05-05:00
Wei | Chen | wei.chen@lumen-lab.example | Lumen Lab | Head of design | US | regular,sponsor | REGISTRATION | 2025-12-01T11:45:52-05:00
Fatima | El Amrani | fatima@medinaworks.example | Medina Works | Student | MA | student | REGISTRATION | 2025-12-09T08:15:30-05:00
Oliver | Grant | oliver.grant@grantandco.example | Grant & Co | Printer | US | print | REGISTRATION | 2025-12-18T19:31:07-05:00
Chiara | Conti | chiara@studioconti.example | Studio Conti | Letterer | IT | type | REGISTRATION | 2026-01-05T10:10:44-05:00
Marcus | Bell | m.bell@bellfoundry.example | Bell Foundry | Founder | US | sponsor | REGISTRATION | 2026-01-08T14:52:16-05:00
Noor | Haddad | noor@cedarpress.example | Cedar Press | Student | LB | student,print | REGISTRATION | 2026-01-12T09:05:00-05:00
Ewa | Kowalska | ewa.kowalska@drukarnia.example | Drukarnia | Printer | PL | print,regular | REGISTRATION | 2026-01-15T17:40:23-05:00
Lucía | Fernández | lucia@fernandez.example | | Illustrator | ES | | REGISTRATION | 2026-01-21T20:14:35-05:00
Grace | Mwangi | grace@openwork.example | Openwork | Art director | KE | regular | REGISTRATION | 2026-02-11T14:21:08-05:00
Amara | Osei | amara@tidewater.example | Tidewater Studio | Creative director | GH | speaker | MANUAL | 2025-10-08T11:00:00-04:00
Jonas | Lindqvist | jonas@kolonn.example | Kolonn | Partner | SE | speaker,sponsor | MANUAL | 2025-10-08T11:04:00-04:00
Hana | Sato | hana@papersmith.example | Papersmith | Paper maker | JP | speaker | MANUAL | 2025-10-09T09:30:00-04:00
Tom | Whitaker | tom@harbourtrust.example | Harbour Trust | Trustee | US | press | MANUAL | 2025-10-30T15:12:00-04:00
Beatriz | Lima | beatriz@ladeira.example | Ladeira | Editor | PT | press | IMPORT | 2025-10-21T10:00:00-04:00
Kofi | Mensah | kofi@goldcoastsigns.example | Gold Coast Signs | Sign painter | GH | signs | IMPORT | 2025-10-21T10:00:00-04:00
Anneke | de Vries | anneke@waterlijn.example | Waterlijn | Archivist | NL | | IMPORT | 2025-10-21T10:00:00-04:00
Yusuf | Demir | yusuf@demirpress.example | Demir Press | Publisher | TR | press,print | IMPORT | 2025-10-21T10:00:00-04:00
Orla | Byrne | orla@byrneandbyrne.example | Byrne & Byrne | Architect | IE | wayfinding | IMPORT | 2025-10-21T10:00:00-04:00
Sven | Aalto | sven@aalto.example | | | | | IMPORT | 2025-10-21T10:00:00-04:00
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const sources: ContactSource[] = ['REGISTRATION', 'IMPORT', 'MANUAL'];
const unsubscribed = new Set(['anneke@waterlijn.example', 'oliver.grant@grantandco.example']);

const nameInId = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

const contacts = lines.map((cells): StoredContact => {
  const [firstName = '', lastName = '', email = '', company = '', jobTitle = '', country, tags = ''] = cells;
  const [source, created = ''] = cells.slice(-2);
  return {
    id: `contact-${nameInId(lastName)}`,
    email,
    firstName,
    lastName,
    company,
    jobTitle,
    created,
    countryCode: country || null,
    tags: tags.split(',').filter(Boolean),
    source: sources.find((known) => known === source) ?? 'MANUAL',
    unsubscribed: unsubscribed.has(email),
    modified: created,
  };
});

const owner = (id: string, contactId: string): TicketOwner => ({ id, contactId, eventId: '1001' });

const invitation = (number: number, contactId: string, sent: Instant): SentContactEmail => ({
  id: `invitation-${number}`,
  contactId,
  subject: 'Northlight comes back to the pier',
  text: 'Tickets are on sale from November 3. We would be glad to see you.',
  sent,
});

export const contactsRecords: RecordsOf<ContactsTables> = {
  contacts: { '77': contacts },
  ticketOwners: {
    '77': [
      owner('NL26-4793-1', 'contact-solberg'),
      owner('NL26-4794-1', 'contact-okafor'),
      owner('NL26-4795-1', 'contact-marchetti'),
      owner('NL26-4795-2', 'contact-marchetti'),
      owner('NL26-4796-1', 'contact-chen'),
      owner('NL26-4797-1', 'contact-el-amrani'),
      owner('NL26-4799-1', 'contact-conti'),
    ],
  },
  contactEmails: {
    '77': [
      invitation(1, 'contact-lima', '2025-10-29T10:00:00-04:00'),
      invitation(2, 'contact-mensah', '2025-10-29T10:00:00-04:00'),
      invitation(3, 'contact-demir', '2025-10-29T10:00:00-04:00'),
      invitation(4, 'contact-byrne', '2025-10-29T10:00:00-04:00'),
    ],
  },
};
