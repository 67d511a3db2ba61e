import type { HotLeadStatus } from '../../buyer/hotLeads';
import type { Instant } from '../../entities';
import type { EmailDelivery } from '../emails/entities';
import type { SessionRegistrationStatus } from '../sessionRegistrations/entities';

/** How the account came to know somebody. Ours. @experimental */
export type ContactSource = 'REGISTRATION' | 'IMPORT' | 'MANUAL';

/** A ticket that is a contact’s. @experimental */
export interface ContactTicket {
  /** Number of the ticket, as on the ticket itself. */
  ticketId: string;
  /** The event it lets in to. */
  eventId: string;
}

/** Somebody an account knows, over all its events. 002 §3. @experimental */
export interface Contact {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** No two contacts of an account share it, whatever its case. */
  email: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  /** Empty when unknown. */
  company: string;
  /** Empty when unknown. */
  jobTitle: string;
  /** ISO 3166-1 alpha-2; `null` when unknown. */
  countryCode: string | null;
  /** The organizer's own words to sort people by. */
  tags: string[];
  source: ContactSource;
  /** Asked for no more email. */
  unsubscribed: boolean;
  /** Tickets that are this person's, as `setContactTickets` said. */
  tickets: ContactTicket[];
  /** When an email was last sent; `null` before the first. */
  lastEmailed: Instant | null;
  created: Instant;
  modified: Instant;
}

/** A contact to be. @experimental */
export interface NewContact {
  /**
   * Email address.
   * @format email
   */
  email: string;
  /**
   * Given name, as typed.
   * @minLength 1
   * @maxLength 100
   */
  firstName: string;
  /**
   * Family name, as typed.
   * @minLength 1
   * @maxLength 100
   */
  lastName: string;
  /**
   * As typed; nothing is known of it.
   * @maxLength 100
   */
  company?: string;
  /**
   * As typed; none when absent.
   * @maxLength 100
   */
  jobTitle?: string;
  /**
   * ISO 3166-1 alpha-2; unknown when absent.
   * @pattern ^[A-Z]{2}$
   */
  countryCode?: string;
  /** Names, each at most once; none when absent. */
  tags?: string[];
}

/** Which contacts are searched for. @experimental */
export interface ContactCriteria {
  /** Part of name, email address or company, in any case. */
  search?: string;
  /** Exactly as the contact has it. */
  company?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** Has this tag. */
  tag?: string;
  source?: ContactSource;
  /** Only those who get no mails, or who do; all when absent. */
  unsubscribed?: boolean;
  /** True: has a ticket. */
  withTicket?: boolean;
  /** Only these contacts; those that are not there any more are left out. */
  ids?: string[];
  /** Whose these tickets are: at most one contact each. */
  ticketIds?: string[];
}

/** What contacts can be sorted by. NAME is last name, then first name. @experimental */
export type ContactField = 'NAME' | 'EMAIL' | 'COMPANY' | 'CREATED' | 'MODIFIED';

/** What contacts can be counted by. @experimental */
export type ContactGrouping = 'COMPANY' | 'COUNTRY' | 'SOURCE' | 'TAG';

/** How many contacts have one value. @experimental */
export interface ContactGroup {
  /** Empty for those without one. */
  value: string;
  /** Contacts with the value. */
  count: number;
}

/** Why a row of an imported file is no contact. @experimental */
export interface ContactImportError {
  /** Line of the file, headings being the first. */
  row: number;
  /** The column. */
  field: string;
  /** What is wrong with the row, in words. */
  error: string;
}

/** What became of an imported file. @experimental */
export interface ContactImport {
  /** How many contacts were added. */
  created: number;
  /** Rows whose address the account knew already; what the row says replaces what was known. */
  updated: number;
  /** Rows left out; the others are imported all the same. */
  errors: ContactImportError[];
}

/** Why somebody was not written to. @experimental */
export interface SkippedContact {
  /** Who was not written to. */
  contactId: string;
  /** The contact gets no mails, by an own decision. */
  reason: 'UNSUBSCRIBED';
}

/** The event that something about a contact belongs to. @experimental */
export interface ContactEvent {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As people read it. */
  name: string;
  /** IANA zone, e.g. `America/New_York`. */
  timeZoneId: string;
}

/** A company that a contact named: as their own, on a ticket, or when they began to register. @experimental */
export interface ContactCompany {
  /** Of the account’s companies the one with this name; `null` when there is none. */
  companyId: string | null;
  /** As the account’s company has it, otherwise as the contact wrote it. */
  name: string;
  /** `https`; empty when unknown. */
  website: string;
}

/** A contact’s place in a session. @experimental */
export interface ContactSession {
  /** Of the registration. */
  id: string;
  event: ContactEvent;
  /** Session of the agenda. */
  sessionId: string;
  /** As in the agenda. */
  title: string;
  start: Instant;
  /** Number of the ticket that has the place. */
  ticketId: string;
  status: SessionRegistrationStatus;
}

/** An email that went to a contact, or was kept back. @experimental */
export interface ContactEmail {
  /** Of the delivery. */
  id: string;
  /** `null`: written to the contact, about no event. */
  event: ContactEvent | null;
  /** As it was read. */
  subject: string;
  outcome: EmailDelivery['outcome'];
  date: Instant;
}

/** What a contact said to being kept as a hot lead of an event. @experimental */
export interface ContactConsent {
  /** Of the hot lead. */
  id: string;
  event: ContactEvent;
  /** The contact agreed to be kept; false where the event does not ask. */
  accepted: boolean;
  status: HotLeadStatus;
  /** The order they made in the end; `null` without one. */
  orderId: string | null;
  /** When they last said so. */
  date: Instant;
}

/** What a contact did over all events of the account. @experimental */
export interface ContactActivity {
  /** Each name once, the contact’s own first. */
  companies: ContactCompany[];
  /** In the order they start. */
  sessions: ContactSession[];
  /** The newest first. */
  emails: ContactEmail[];
  /** The newest first. */
  consents: ContactConsent[];
}
