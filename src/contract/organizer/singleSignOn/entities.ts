import type { Instant } from '../../entities';
import type { SearchRequest } from '../../paging';

/** The protocol spoken with the identity provider. The values are ours. @experimental */
export type SsoConfigType = 'SAML' | 'OPEN_ID';

/** DRAFT → ACTIVE; ACTIVE → DISABLED; DISABLED → ACTIVE. Ours. @experimental */
export type SsoStatus = 'DRAFT' | 'ACTIVE' | 'DISABLED';

/** Which of the identity provider's attributes says what about a person. @experimental */
export interface SsoAttributeNames {
  /** Attribute with the email address. */
  email: string;
  /** Attribute with the given name. */
  firstName: string;
  /** Attribute with the family name. */
  lastName: string;
}

/** An identity provider, as an organizer sets it up. The members are ours. @experimental */
export interface SsoConfigInput {
  /** Unique within the account, whatever its case. */
  name: string;
  configType: SsoConfigType;
  /** SAML: the provider's entity id. OPEN_ID: its issuer. */
  entityId: string;
  /** Where people are sent to sign in. https. */
  signInUrl: string;
  /** SAML: the provider's signing certificate, base64 of its DER. Needed before it can be active. */
  certificate?: string;
  /** OPEN_ID: the client's id at the provider. Needed before it can be active. */
  clientId?: string;
  /** OPEN_ID. Kept when absent in a change; never answered. */
  clientSecret?: string;
  attributeNames: SsoAttributeNames;
}

/** Settings as changed; with `modifiedDate` as read, a change in between is reported. @experimental */
export interface SsoConfigChanges extends SsoConfigInput {
  modifiedDate?: Instant;
}

/** An identity provider that people of an account's events may sign in with. 002 §7 Single sign-on. @experimental */
export interface SsoConfig extends Omit<SsoConfigInput, 'clientSecret'> {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Account it belongs to. */
  accountId: string;
  /** DRAFT when made; changed by `setSsoStatus` alone. */
  status: SsoStatus;
  /** A client secret is stored. */
  hasClientSecret: boolean;
  createdDate: Instant;
  /** Set by the server with each change. */
  modifiedDate: Instant;
}

/** Which configurations of single sign-on are looked for. 002 §7. @experimental */
export interface SsoCriteria {
  configType?: SsoConfigType;
}

/** 002 §7: criteria.configType and orders.MODIFIED. Ten on a page by default. @experimental */
export type SsoConfigSearch = SearchRequest<SsoCriteria, 'MODIFIED'>;

/** What identity provider metadata say, as members of a configuration. @experimental */
export interface SsoMetadata {
  /** How the provider names itself. */
  entityId: string;
  /** An https address where people are sent to sign in. */
  signInUrl: string;
  /** The provider’s signing certificate, base64 of its DER. */
  certificate: string;
}

/** A configuration of single sign-on and the state it gets. 002 §7. @experimental */
export interface SsoStatusChange {
  /** Configuration of the account. */
  configId: string;
  /** What it shall be; nothing goes back to a draft. */
  status: Exclude<SsoStatus, 'DRAFT'>;
}

/** What the identity provider has to be told about the platform, and which configurations people sign in with. @experimental */
export interface SsoServiceConfig {
  /** The platform's entity id, or the audience. */
  entityId: string;
  /** Where the provider's answer goes. */
  answerUrl: string;
  /** An https address where people are sent when they sign out. */
  signOutUrl: string;
  /** Those that are ACTIVE, one of a type at most. */
  active: SsoConfig[];
}

/** A way into an event's pages. The values are ours. @experimental */
export type LoginMethod = 'EMAIL' | 'LINKEDIN' | 'FACEBOOK' | 'SSO';

/** How people get into an event's pages. The members are ours but for the restriction. @experimental */
export interface LoginSettingsInput {
  /** At least one, each once, in the order shown. */
  methods: LoginMethod[];
  /** The ACTIVE configuration that `SSO` leads to; `null` without it. */
  ssoConfigId: string | null;
  /** Only who has a ticket gets in. 002 §7. */
  restrictLoginForNonTicketHolders: boolean;
}

/** 002 §7: login settings of one event. Until saved: EMAIL, without restriction. @experimental */
export interface LoginSettings extends LoginSettingsInput {
  /** Event whose pages they are for. */
  eventId: string;
  /** `null` until saved. */
  modifiedDate: Instant | null;
}
