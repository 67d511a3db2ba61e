import type { Instant } from '../../entities';

/** How somebody's ticket stands, for choosing whom to write to. `BLOCKED`: it admits nobody for now. Ours. @experimental */
export type RegistrationStatus = 'REGISTERED' | 'AWAITING_PAYMENT' | 'BLOCKED' | 'CANCELLED';

/** Whom a campaign or a message goes to; all that is given must hold. 002 §3 audienceFilter; the members are ours. @experimental */
export interface AudienceFilter {
  /** Whoever has a ticket of one of these; of any when absent or empty. */
  ticketTypeIds?: string[];
  /** Whoever is on one of these lists of the event; everyone when absent or empty. A list of addresses chooses those with a ticket. */
  listIds?: string[];
  /** True: only whose ticket was scanned in at a door. False: only people none of whose tickets was. Either when absent. */
  checkedIn?: boolean;
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
  /** Sent at a date, or as soon as it is published. */
  type: 'DATE' | 'NOW';
  /** Of DATE: the moment chosen; absent or `null` until then. Of NOW it is the server's, whatever is sent: the present moment. */
  date?: Instant | null;
}

/** One part of an email's content. Texts may have placeholders of the context, e.g. `{{firstName}}`. @experimental */
export interface EmailBlock {
  /** How it is drawn, and which of the other members it has. */
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
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** For the organizer's eyes. */
  name: string;
  type: EmailType;
  status: EmailStatus;
  /** As the recipient’s mail box shows it; placeholders are filled in. */
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
   * For organizers only.
   * @minLength 1
   * @maxLength 100
   */
  name: string;
  type: EmailType;
  /** Whose subject and blocks it begins with; empty ones when absent. */
  templateId?: string;
  /**
   * As the recipient’s mail box shows it; what it begins with when absent.
   * @maxLength 200
   */
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
   * For organizers only; stays when absent.
   * @minLength 1
   * @maxLength 100
   */
  name?: string;
  /**
   * As the recipient’s mail box shows it; stays when absent.
   * @maxLength 200
   */
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
  /** Only those that were published, or not; all when absent. */
  published?: boolean;
  /** Only those that are on, or off; all when absent. */
  enabled?: boolean;
}

/** What emails are sorted by. 002 §7. @experimental */
export type EmailField = 'NAME' | 'STATUS' | 'DATE' | 'SENT_COUNT' | 'CREATED' | 'MODIFIED';

/** Content to begin with. @experimental */
export interface EmailTemplate {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As organizers choose it. */
  name: string;
  /** What it is meant for. */
  type: EmailType;
  /** Subject that an email made from it begins with. */
  subject: string;
  blocks: EmailBlock[];
}

/** Whom an email comes from. @experimental */
export interface EmailSender {
  /** Address that mails are sent from. */
  fromEmail: string;
  /** Name beside the address in a mail box. */
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
  /** People with the status at this moment. */
  count: number;
}

/** What an editor of this event's emails has to know. @experimental */
export interface EmailContext {
  /** What `{{eventName}}` stands for. */
  eventName: string;
  /** IANA zone the dates are chosen in. */
  timeZoneId: string;
  sender: EmailSender;
  placeholders: EmailPlaceholder[];
  /** What an audience may be narrowed to. */
  ticketTypes: {
    /** Ticket type. */
    id: string;
    /** Of the ticket type. */
    name: string;
  }[];
  registrationStatuses: RegistrationStatusCount[];
  /** People who were checked in at a door. */
  checkedIn: number;
}

/** An email as one recipient would get it. @experimental */
export interface EmailRendering {
  sender: EmailSender;
  /** With placeholders filled in. */
  subject: string;
  /** A fragment of HTML; everything filled in is escaped. */
  html: string;
  /** The same for readers without HTML. */
  text: string;
}

/** One email that went out, or was kept back. @experimental */
export interface EmailDelivery {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Campaign that was sent. */
  emailId: string;
  /** `PREVIEW`: sent to try it out. */
  kind: 'CAMPAIGN' | 'PREVIEW';
  /** Address it was sent to. */
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
  /** Event whose email it is. */
  eventId: string;
  /** Its id in the old editor. */
  legacyId: string;
  /** Its id in the builder. */
  emailId: string;
}
