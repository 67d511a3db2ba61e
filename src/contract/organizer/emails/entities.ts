import type { Instant } from '../../entities';

/** How somebody's ticket stands, for choosing whom to write to. `BLOCKED`: it admits nobody for now. Ours. @experimental */
export type RegistrationStatus = 'REGISTERED' | 'AWAITING_PAYMENT' | 'BLOCKED' | 'CANCELLED';

/** Whom a campaign or a message goes to; all that is given must hold. 002 §3 audienceFilter; the members are ours. @experimental */
export interface AudienceFilter {
  /** Whoever has a ticket of one of these; of any when absent or empty. */
  ticketTypeIds?: string[];
  /** Whose ticket stands so; REGISTERED and AWAITING_PAYMENT when absent or empty. */
  registrationStatuses?: RegistrationStatus[];
}

/** `REGISTRATION`: goes out by itself when somebody's ticket comes to stand so. `SCHEDULED`: goes out once. 002 §1. @experimental */
export type EmailType = 'REGISTRATION' | 'SCHEDULED';

/**
 * `DRAFT`: never published, or changed before it went out. `SCHEDULED`: published, its date is to come. `ACTIVE`: published, goes
 * out with each registration. `SENT`: went out; it no longer changes. 002 §4 names DRAFT, the others are ours.
 * @experimental
 */
export type EmailStatus = 'DRAFT' | 'SCHEDULED' | 'ACTIVE' | 'SENT';

/** When a campaign goes out. 002 §4: scheduling is DATE or NOW. @experimental */
export interface EmailSchedule {
  type: 'DATE' | 'NOW';
  /** Of DATE: the moment chosen; absent or `null` until then. Of NOW it is the server's, whatever is sent: the present moment. */
  date?: Instant | null;
}

/** One part of an email's content. Texts may have placeholders of the context, e.g. `{{firstName}}`. @experimental */
export interface EmailBlock {
  kind: 'HEADING' | 'TEXT' | 'BUTTON' | 'IMAGE' | 'DIVIDER';
  /**
   * What is read; of an IMAGE what is read instead of it; of a DIVIDER nothing.
   * @maxLength 5000
   */
  text?: string;
  /** https; where a BUTTON leads, where an IMAGE is. The others have none. */
  url?: string;
}

/**
 * An email campaign of the email builder. 002 §3: type, status, schedule, audienceFilter, published; the other members are ours.
 * @experimental
 */
export interface EmailCampaign {
  id: string;
  /** For the organizer's eyes. */
  name: string;
  type: EmailType;
  status: EmailStatus;
  subject: string;
  blocks: EmailBlock[];
  /** `null` for REGISTRATION. */
  schedule: EmailSchedule | null;
  /** What a REGISTRATION email is about; `null` for SCHEDULED. */
  registrationStatus: RegistrationStatus | null;
  audienceFilter: AudienceFilter;
  /** What was published last is what stands here. */
  published: boolean;
  publishedDate: Instant | null;
  /** Nothing goes out while it is off. */
  enabled: boolean;
  /** Emails that went out, previews not counted. */
  sentCount: number;
  created: Instant;
  modified: Instant;
}

/** A campaign as it is created. It takes content from its template where none is given. @experimental */
export interface NewEmailCampaign {
  /**
   * @minLength 1
   * @maxLength 100
   */
  name: string;
  type: EmailType;
  templateId?: string;
  /** @maxLength 200 */
  subject?: string;
  /** @maxItems 100 */
  blocks?: EmailBlock[];
  /** Of SCHEDULED only; DATE without a date when absent. */
  schedule?: EmailSchedule;
  /** Of REGISTRATION only; REGISTERED when absent. */
  registrationStatus?: RegistrationStatus;
  audienceFilter?: AudienceFilter;
}

/** What changes of a campaign; what is absent stays. @experimental */
export interface EmailCampaignChanges {
  /** As it was read; another moment means that somebody else changed it (4090). */
  modified: Instant;
  /**
   * @minLength 1
   * @maxLength 100
   */
  name?: string;
  /** @maxLength 200 */
  subject?: string;
  /** @maxItems 100 */
  blocks?: EmailBlock[];
  schedule?: EmailSchedule;
  registrationStatus?: RegistrationStatus;
  audienceFilter?: AudienceFilter;
}

/** What campaigns are searched by. @experimental */
export interface EmailCriteria {
  /** Part of the name or the subject, in any case. */
  search?: string;
  type?: EmailType;
  status?: EmailStatus;
  registrationStatus?: RegistrationStatus;
  published?: boolean;
  enabled?: boolean;
}

/** What emails are sorted by. 002 §7. @experimental */
export type EmailField = 'NAME' | 'STATUS' | 'DATE' | 'SENT_COUNT' | 'CREATED' | 'MODIFIED';

/** Content to begin with. @experimental */
export interface EmailTemplate {
  id: string;
  name: string;
  /** What it is meant for. */
  type: EmailType;
  subject: string;
  blocks: EmailBlock[];
}

/** Whom an email comes from. @experimental */
export interface EmailSender {
  fromEmail: string;
  fromName: string;
}

/** Something that is filled in for each recipient. @experimental */
export interface EmailPlaceholder {
  /** As it stands between `{{` and `}}`. */
  name: string;
  /** What it would be for the newest ticket, or made up while nobody has one. */
  example: string;
}

/** How many people's tickets stand so. @experimental */
export interface RegistrationStatusCount {
  registrationStatus: RegistrationStatus;
  count: number;
}

/** What an editor of this event's emails has to know. @experimental */
export interface EmailContext {
  eventName: string;
  /** IANA zone the dates are chosen in. */
  timeZoneId: string;
  sender: EmailSender;
  placeholders: EmailPlaceholder[];
  ticketTypes: { id: string; name: string }[];
  registrationStatuses: RegistrationStatusCount[];
}

/** An email as one recipient would get it. @experimental */
export interface EmailRendering {
  sender: EmailSender;
  subject: string;
  /** A fragment of HTML; everything filled in is escaped. */
  html: string;
  /** The same for readers without HTML. */
  text: string;
}

/** One email that went out, or was kept back. @experimental */
export interface EmailDelivery {
  id: string;
  emailId: string;
  /** `PREVIEW`: sent to try it out. */
  kind: 'CAMPAIGN' | 'PREVIEW';
  to: string;
  /** `null` for a preview. */
  ticketId: string | null;
  /** As it was read. */
  subject: string;
  /** `UNSUBSCRIBED`: kept back. Emails about somebody's own registration go out all the same. */
  outcome: 'SENT' | 'UNSUBSCRIBED';
  date: Instant;
}

/** An email of the old editor that is in the builder now. @experimental */
export interface MigratedEmail {
  eventId: string;
  /** Its id in the old editor. */
  legacyId: string;
  /** Its id in the builder. */
  emailId: string;
}
