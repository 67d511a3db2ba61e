import type { Instant } from '../../entities';
import type { Count } from '../../paging';

/**
 * What a member of the account may do. 002 §6: exact names are not shown, these are ours. `OWNER`: everything. `ADMIN`: all
 * events and members. `EDITOR`: change the events they are given. `VIEWER`: read them.
 * @experimental
 */
export type MemberRole = 'OWNER' | 'ADMIN' | 'EDITOR' | 'VIEWER';

/** Somebody who works on the account's events. 002 §7 Tenant invites and members; its members are ours. @experimental */
export interface TenantMember {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Its own within the account, in any case. */
  email: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  role: MemberRole;
  /** Events they may work on; `null` for all, as owners and admins have. */
  eventIds: string[] | null;
  joined: Instant;
}

/**
 * Where an invitation stands; names are ours. `PENDING` ends as `ACCEPTED`, `DECLINED` or, after 14 days, `EXPIRED`; resending
 * makes a declined or expired one pending again.
 * @experimental
 */
export type InviteStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED';

/** What the invited one may answer. @experimental */
export type InviteAnswer = 'ACCEPTED' | 'DECLINED';

/** An invitation to work on the account's events. 002 §4, §7; its members are ours. @experimental */
export interface TenantInvite {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Where the invitation was sent. */
  email: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  role: MemberRole;
  /** Events they may work on; `null` for all. */
  eventIds: string[] | null;
  status: InviteStatus;
  /** When it was sent last. */
  sent: Instant;
  /** How many times it was sent. */
  timesSent: number;
  expires: Instant;
  /** Who asked for it: the address of a member. */
  invitedBy: string;
}

/** One person to invite. @experimental */
export interface InviteEmail {
  /** Where the invitation is sent. */
  email: string;
  /** Given name; empty when absent. */
  firstName?: string;
  /** Family name; empty when absent. */
  lastName?: string;
  /** `VIEWER` when absent. Owners are made of members only. */
  role?: 'ADMIN' | 'EDITOR' | 'VIEWER';
  /** Events they may work on; all when absent. */
  eventIds?: string[];
}

/**
 * Why nobody was written to at an address: it is none, it is a member's, it has an open invitation, or members and open invitations
 * are as many as the account may have.
 * @experimental
 */
export type InviteRefusal = 'INVALID' | 'MEMBER' | 'INVITED' | 'FULL';

/** What came of inviting several people. @experimental */
export interface InviteOutcome {
  invited: TenantInvite[];
  /** Addresses that nobody was written to at. */
  refused: {
    /** Address, as it was given. */
    email: string;
    reason: InviteRefusal;
  }[];
}

/** The account's invitations at a glance. @experimental */
export interface TenantStatus {
  /** The ones sent last first. */
  invites: TenantInvite[];
  /** How many invitations there are of each status. */
  counts: Record<InviteStatus, Count>;
  /** How many people the account has. */
  members: number;
  /** `null` when there is none. */
  invoice: TenantInvoice | null;
}

/** Somebody whose invitation was taken back. @experimental */
export interface UninvitedPerson {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Where the invitation had been sent. */
  email: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  uninvited: Instant;
}

/** Who pays for the account, as it is printed on its invoices. 002 §7 PUT and DELETE invoice; its members are ours. @experimental */
export interface TenantInvoice {
  /**
   * As typed; nothing is known of it.
   * @minLength 1
   */
  company: string;
  /**
   * Street and number, as printed.
   * @minLength 1
   */
  address: string;
  /** Printed after the address. */
  city: string;
  /** Postal code, as printed; empty where the country has none. */
  zip: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Tax registration number; empty without one. */
  taxId: string;
  /** Where invoices are sent. */
  email: string;
  /** The customer's own order number, printed on each invoice. */
  reference: string;
}

/** A code the account's invited people may use on tickets of any of its events. 002 §7 promocodes; its members are ours. @experimental */
export interface TenantPromoCode {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Its own within the account, in any case. Stored in capitals. */
  code: string;
  /** From 1 to 100. */
  percentOff: number;
  /** How many orders may use it; `null` for as many as come. */
  limit: number | null;
  /** How many orders did. */
  uses: number;
  /** `null`: it never ends. */
  expires: Instant | null;
  created: Instant;
}

/** A promotion code as it is written down. @experimental */
export interface TenantPromoCodeDraft {
  /**
   * In any case; stored in capitals.
   * @pattern ^[A-Za-z0-9_-]{3,30}$
   */
  code: string;
  /**
   * Percent of the price.
   * @minimum 1
   * @maximum 100
   */
  percentOff: number;
  /**
   * The most rows of one answer.
   * @minimum 1
   * @asType integer
   */
  limit?: number;
  expires?: Instant;
}

/** How the account's invitations look. 002 §7 customization; its members are ours. @experimental */
export interface TenantCustomization {
  /**
   * As the recipient’s mail box shows it.
   * @minLength 1
   * @maxLength 150
   */
  subject: string;
  /**
   * Plain text; `{{firstName}}` and `{{account}}` stand for the person and the account.
   * @maxLength 2000
   */
  message: string;
  /** An https address, or empty. */
  logo: string;
  /**
   * Of the button, as `#rrggbb`.
   * @pattern ^#[0-9A-Fa-f]{6}$
   */
  color: string;
}
