import type { RecordsOf } from '../recordsOf';

/** Whom emails come from; `id` is the event's or the account's. */
interface StoredEmailSender {
  id: string;
  fromEmail: string;
  fromName: string;
}

/** What the name server says; `id` is where. */
interface StoredNameRecord {
  id: string;
  text: string;
}

/** Tables of this area, by name. */
export interface EmailDomainsTables {
  /** Scope: the event; one row. */
  eventEmailSenders: StoredEmailSender;
  /** Scope: the account; one row. */
  accountEmailSenders: StoredEmailSender;
  /** Of the world: scope `''`. */
  nameRecords: StoredNameRecord;
}

const spf = 'v=spf1 include:mail.platform.example ~all';
const dkim = 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GN';
const dmarc = 'v=DMARC1; p=quarantine';

export const emailDomainsRecords: RecordsOf<EmailDomainsTables> = {
  eventEmailSenders: {
    '1002': [{ id: '1002', fromEmail: 'evenings@lantern-evenings.example', fromName: 'Lantern Evenings' }],
  },
  accountEmailSenders: {
    '77': [{ id: '77', fromEmail: 'hello@northlight.example', fromName: 'Northlight Conferences' }],
  },
  nameRecords: {
    '': [
      { id: 'northlight.example', text: spf },
      { id: 'boxoffice._domainkey.northlight.example', text: dkim },
      { id: '_dmarc.northlight.example', text: dmarc },
      { id: 'lantern-evenings.example', text: `v=spf1 a mx include:mail.platform.example -all` },
      { id: 'boxoffice._domainkey.lantern-evenings.example', text: dkim },
      { id: '_dmarc.lantern-evenings.example', text: 'v=DMARC1; p=none' },
      // Tidewater's are from its last platform.
      { id: 'tidewater.example', text: 'v=spf1 include:mail.otherplace.example ~all' },
      { id: '_dmarc.tidewater.example', text: dmarc },
    ],
  },
};
