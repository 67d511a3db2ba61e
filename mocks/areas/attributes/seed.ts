import type { Attribute, AttributeType, Instant, RoleAttributes } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** An attribute as it is saved: forms tell whether it is in use. */
export type StoredAttribute = Omit<Attribute, 'inUse'>;

/** Tables of this area, by name. Scope: the account, or `''` for what every account begins with. */
export interface AttributesTables {
  attributes: StoredAttribute;
  roleAttributes: RoleAttributes;
}

const attribute = (
  key: string,
  label: string,
  type: AttributeType,
  created: Instant,
  options: string[] = [],
  version = 1,
): StoredAttribute => ({
  id: `attribute-${key}`,
  key,
  label,
  type,
  options,
  created,
  version,
  builtIn: false,
  modified: created,
});

const builtIn = (key: string, label: string, type: AttributeType = 'text'): StoredAttribute => ({
  ...attribute(key, label, type, '2020-01-01T00:00:00Z'),
  builtIn: true,
});

export const attributesRecords: RecordsOf<AttributesTables> = {
  attributes: {
    '': [
      builtIn('firstName', 'First name'),
      builtIn('lastName', 'Last name'),
      builtIn('email', 'Email', 'email'),
      builtIn('company', 'Company'),
      builtIn('jobTitle', 'Job title'),
      builtIn('country', 'Country'),
    ],
    '77': [
      attribute('dietaryNeeds', 'Dietary needs', 'select', '2025-10-06T10:00:00-04:00', [
        ...['No special needs', 'Vegetarian', 'Vegan', 'Gluten-free', 'Halal', 'Kosher'],
      ]),
      attribute('accessNeeds', 'What you need to get around', 'text', '2025-10-06T10:04:00-04:00'),
      attribute('craft', 'Your craft', 'multiSelect', '2025-10-14T16:20:00-04:00', [
        ...['Lettering', 'Print', 'Signs', 'Type', 'Wayfinding', 'Web'],
      ]),
      attribute('firstTime', 'My first Northlight', 'boolean', '2025-10-14T16:25:00-04:00'),
      attribute('arrival', 'Arriving on', 'date', '2025-11-20T09:30:00-05:00'),
      attribute('guests', 'Guests at the dinner', 'number', '2026-01-19T14:00:00-05:00'),
      attribute(
        'shirtSize',
        'Apron size',
        'select',
        '2025-11-20T09:35:00-05:00',
        ['Small', 'Medium', 'Large'],
        2,
      ),
    ],
  },
  roleAttributes: {
    '': [
      {
        id: 'role-owner',
        role: 'OWNER',
        permissions: [
          ...(['MANAGE_ACCOUNT', 'MANAGE_MEMBERS', 'MANAGE_EVENTS'] as const),
          ...(['MANAGE_ORDERS', 'VIEW_REPORTS', 'CHECK_IN'] as const),
        ],
        visibleAttributes: ['firstName', 'lastName', 'email', 'company', 'jobTitle', 'country'],
      },
      {
        id: 'role-admin',
        role: 'ADMIN',
        permissions: ['MANAGE_MEMBERS', 'MANAGE_EVENTS', 'MANAGE_ORDERS', 'VIEW_REPORTS', 'CHECK_IN'],
        visibleAttributes: ['firstName', 'lastName', 'email', 'company', 'jobTitle', 'country'],
      },
      {
        id: 'role-editor',
        role: 'EDITOR',
        permissions: ['MANAGE_EVENTS', 'MANAGE_ORDERS', 'CHECK_IN'],
        visibleAttributes: ['firstName', 'lastName', 'email', 'company'],
      },
      {
        id: 'role-viewer',
        role: 'VIEWER',
        permissions: ['CHECK_IN'],
        visibleAttributes: ['firstName', 'lastName'],
      },
    ],
    '77': [
      {
        id: 'role-viewer',
        role: 'VIEWER',
        permissions: ['VIEW_REPORTS', 'CHECK_IN'],
        visibleAttributes: ['firstName', 'lastName', 'company', 'dietaryNeeds', 'accessNeeds'],
      },
    ],
  },
};
