import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import type { MemberRole } from './members/entities';
import * as answers from '../generated/organizer/attributes';

/** What kind of answer an attribute takes. Ours, after the fields of the registration form (000 §3). @experimental */
export type AttributeType = 'text' | 'email' | 'number' | 'date' | 'boolean' | 'select' | 'multiSelect';

/** Something an account knows of people: forms ask for it, lists and emails show it. 002 §3, 000 §3 `attributeKey`. @experimental */
export interface Attribute {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** What form entries call it, e.g. `dietaryNeeds`. No two attributes of an account share it; it never changes. */
  key: string;
  /** As organizers and buyers read it. */
  label: string;
  type: AttributeType;
  /** The choices of `select` and `multiSelect`, in order; empty for the others. */
  options: string[];
  /** The platform's own: only its label can be changed. */
  builtIn: boolean;
  /** A registration form of the account asks for it: its type stays, and so do the choices it has. */
  inUse: boolean;
  created: Instant;
  modified: Instant;
  /** Grows by one with each change; a change must name the one it was made on. */
  version: number;
}

/** An attribute to be. @experimental */
export interface NewAttribute {
  /**
   * Letters and digits, a small letter first. Made of the label when absent.
   * @pattern ^[a-z][A-Za-z0-9]{0,39}$
   */
  key?: string;
  /**
   * As organizers and buyers read it.
   * @minLength 1
   * @maxLength 80
   */
  label: string;
  type: AttributeType;
  /** `select` and `multiSelect` need at least one, no two alike; the others may have none. */
  options?: string[];
}

/** What a role may do. 002 §6 doesn't show the rules; these are ours. @experimental */
export type RolePermission =
  | 'MANAGE_ACCOUNT'
  | 'MANAGE_MEMBERS'
  | 'MANAGE_EVENTS'
  | 'MANAGE_ORDERS'
  | 'VIEW_REPORTS'
  | 'CHECK_IN';

/** One role in one account. 002 §6. @experimental */
export interface RoleAttributes {
  /** Given by the backend and never changed; opaque. */
  id: string;
  role: MemberRole;
  permissions: RolePermission[];
  /** Keys of the attributes of people this role may see. */
  visibleAttributes: string[];
}

/**
 * List what the account knows of people: the platform's own attributes first, then the account's in the order they came.
 * Source: 002 §7 Attributes.
 * @calls 277
 * @experimental
 */
export const getAttributes = endpoint<{
  params: { accountId: string };
  ok: { attributes: Attribute[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/attributes',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getAttributes,
});

/**
 * Add an attribute to the account.
 * Fails: 4000 a member is malformed, 4022 the key is taken, or the choices don't fit the type. Source: 002 §7 Attributes.
 * @calls 278
 * @experimental
 */
export const createAttribute = endpoint<{
  params: { accountId: string };
  body: NewAttribute;
  ok: Attribute;
  fail: 4000 | 4022;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/attributes',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createAttribute,
});

/**
 * Change an attribute. Its key stays.
 * Fails: 4022 the choices don't fit the type, it is built in, or a form uses what would change, 4046 no such attribute,
 * 4090 somebody changed it since `version`. Source: 002 §7 Attributes.
 * @calls 279
 * @experimental
 */
export const updateAttribute = endpoint<{
  params: { accountId: string; attributeId: string };
  body: Omit<NewAttribute, 'key'> & {
    /** The one that was read; 4090 when it has been changed since. */
    version: number;
  };
  ok: Attribute;
  fail: 4022 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/attributes/:attributeId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateAttribute,
});

/**
 * Delete an attribute that no form asks for. What people answered stays with their tickets. Ours: the requirements have no call that
 * deletes one. Fails: 4046 no such attribute; 4091 a form uses it, or it is built in.
 * @experimental
 */
export const deleteAttribute = endpoint<{
  params: { accountId: string; attributeId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/attributes/:attributeId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
});

/**
 * Read what each role may do and see in the account. Source: 002 §6.
 * @calls 280
 * @experimental
 */
export const getRoleAttributes = endpoint<{
  params: { accountId: string };
  ok: { roles: RoleAttributes[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/roleAttributes',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getRoleAttributes,
});
