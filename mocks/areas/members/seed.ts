import type {
  TenantCustomization,
  TenantInvite,
  TenantInvoice,
  TenantMember,
  TenantPromoCode,
  UninvitedPerson,
} from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** An invitation as it is saved: whether it has expired, the clock tells. */
export interface StoredInvite extends Omit<TenantInvite, 'status'> {
  status: Exclude<TenantInvite['status'], 'EXPIRED'>;
}

/** Tables of this area, by name; the scope of each is the account. */
export interface MembersTables {
  members: TenantMember;
  invites: StoredInvite;
  uninvited: UninvitedPerson;
  /** One row, `invoice`, or none. */
  tenantInvoices: TenantInvoice & { id: string };
  tenantPromoCodes: TenantPromoCode;
  /** One row, `customization`, or none. */
  tenantCustomizations: TenantCustomization & { id: string };
}

const members: TenantMember[] = [
  {
    id: 'member-maren',
    email: 'maren@northlight.example',
    firstName: 'Maren',
    lastName: 'Holt',
    role: 'OWNER',
    eventIds: null,
    joined: '2024-09-30T08:00:00.000Z',
  },
  {
    id: 'member-dario',
    email: 'dario@northlight.example',
    firstName: 'Dario',
    lastName: 'Conti',
    role: 'ADMIN',
    eventIds: null,
    joined: '2024-10-02T12:30:00.000Z',
  },
  {
    id: 'member-noor',
    email: 'noor@northlight.example',
    firstName: 'Noor',
    lastName: 'Rahman',
    role: 'ADMIN',
    eventIds: null,
    joined: '2025-01-14T09:10:00.000Z',
  },
  {
    id: 'member-wren',
    email: 'wren@northlight.example',
    firstName: 'Wren',
    lastName: 'Abara',
    role: 'EDITOR',
    eventIds: ['1001', '1003'],
    joined: '2026-02-09T21:02:00.000Z',
  },
  {
    id: 'member-george',
    email: 'george@ropewalk.example',
    firstName: 'George',
    lastName: 'Penhale',
    role: 'EDITOR',
    eventIds: ['1002'],
    joined: '2025-12-03T15:00:00.000Z',
  },
  {
    id: 'member-petra',
    email: 'books@quayside-accounts.example',
    firstName: 'Petra',
    lastName: 'Lindqvist',
    role: 'VIEWER',
    eventIds: null,
    joined: '2025-11-20T10:20:00.000Z',
  },
];

const membersOfTidewater: TenantMember[] = [
  {
    id: 'member-sol',
    email: 'sol@tidewater.example',
    firstName: 'Sol',
    lastName: 'Marchand',
    role: 'OWNER',
    eventIds: null,
    joined: '2026-01-26T15:05:00.000Z',
  },
  {
    id: 'member-dario-of-tidewater',
    email: 'dario@northlight.example',
    firstName: 'Dario',
    lastName: 'Conti',
    role: 'VIEWER',
    eventIds: null,
    joined: '2026-01-29T09:40:00.000Z',
  },
  {
    id: 'member-ines-of-tidewater',
    email: 'ines.park@platform.example',
    firstName: 'Ines',
    lastName: 'Park',
    role: 'EDITOR',
    eventIds: null,
    joined: '2026-01-27T12:00:00.000Z',
  },
];

const invites: StoredInvite[] = [
  {
    id: 'invite-george',
    email: 'george@ropewalk.example',
    firstName: 'George',
    lastName: 'Penhale',
    role: 'EDITOR',
    eventIds: ['1002'],
    status: 'ACCEPTED',
    sent: '2025-12-02T16:00:00.000Z',
    timesSent: 1,
    expires: '2025-12-16T16:00:00.000Z',
    invitedBy: 'maren@northlight.example',
  },
  {
    id: 'invite-ines',
    email: 'ines@papersmith.example',
    firstName: 'Inês',
    lastName: 'Moura',
    role: 'EDITOR',
    eventIds: ['1001'],
    status: 'PENDING',
    sent: '2026-02-09T09:30:00.000Z',
    timesSent: 2,
    expires: '2026-02-23T09:30:00.000Z',
    invitedBy: 'dario@northlight.example',
  },
  {
    id: 'invite-kwame',
    email: 'kwame@harbour-review.example',
    firstName: 'Kwame',
    lastName: 'Boateng',
    role: 'VIEWER',
    eventIds: ['1001'],
    status: 'PENDING',
    sent: '2026-02-11T13:05:00.000Z',
    timesSent: 1,
    expires: '2026-02-25T13:05:00.000Z',
    invitedBy: 'maren@northlight.example',
  },
  {
    id: 'invite-yuki',
    email: 'yuki@lumen-lab.example',
    firstName: 'Yuki',
    lastName: 'Tanabe',
    role: 'VIEWER',
    eventIds: null,
    status: 'DECLINED',
    sent: '2026-01-20T08:15:00.000Z',
    timesSent: 1,
    expires: '2026-02-03T08:15:00.000Z',
    invitedBy: 'dario@northlight.example',
  },
  {
    id: 'invite-florian',
    email: 'florian@kolonn.example',
    firstName: 'Florian',
    lastName: 'Weiss',
    role: 'ADMIN',
    eventIds: null,
    status: 'PENDING',
    sent: '2026-01-12T11:00:00.000Z',
    timesSent: 1,
    expires: '2026-01-26T11:00:00.000Z',
    invitedBy: 'maren@northlight.example',
  },
];

export const membersRecords: RecordsOf<MembersTables> = {
  members: { '77': members, '112': membersOfTidewater },
  invites: { '77': invites },
  uninvited: {
    '77': [
      {
        id: 'uninvited-dana',
        email: 'temp@pier-staffing.example',
        firstName: 'Dana',
        lastName: 'Whitlock',
        uninvited: '2026-01-28T17:40:00.000Z',
      },
    ],
  },
  tenantInvoices: {
    '77': [
      {
        id: 'invoice',
        company: 'Northlight Conferences LLC',
        address: '12 Ferry Street',
        city: 'Boston',
        zip: '02110',
        countryCode: 'US',
        taxId: '04-5550142',
        email: 'invoices@northlight.example',
        reference: 'PO-2026-014',
      },
    ],
  },
  tenantPromoCodes: {
    '77': [
      {
        id: 'promocode-team',
        code: 'TEAM100',
        percentOff: 100,
        limit: 12,
        uses: 7,
        expires: null,
        created: '2025-10-06T10:00:00.000Z',
      },
      {
        id: 'promocode-friends',
        code: 'FRIENDSOFTHEPIER',
        percentOff: 25,
        limit: null,
        uses: 31,
        expires: '2026-04-30T23:59:59-04:00',
        created: '2025-11-18T09:30:00.000Z',
      },
      {
        id: 'promocode-spring',
        code: 'SPRING15',
        percentOff: 15,
        limit: 50,
        uses: 50,
        expires: '2026-01-31T23:59:59-05:00',
        created: '2025-12-01T08:00:00.000Z',
      },
    ],
  },
  tenantCustomizations: {
    '77': [
      {
        id: 'customization',
        subject: 'Come and work on Northlight with us',
        message: 'Hello {{firstName}},\n\nwe would like you to help with the events of {{account}}.',
        logo: 'https://northlight.example/logo.svg',
        color: '#1F4B6E',
      },
    ],
  },
};
