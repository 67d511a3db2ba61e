import { describe, expect, it } from 'vitest';
import type { HotLead } from '../../../../../src/contract';
import { wholeTable } from '../../../../../src/domain';
import {
  leadCampaign,
  leadFilterOf,
  leadName,
  leadSheet,
  type LeadFileTexts,
} from '../../../../../src/domain/hotLeads';
import { eachRow } from '../../../../eachRow';

const lead: HotLead = {
  id: 'hotLead-1',
  email: 'imani@signhouse.example',
  firstName: 'Imani',
  lastName: 'Okoye',
  company: 'Sign House Lagos',
  tickets: [
    { id: '3001', name: 'General Admission', quantity: 3 },
    { id: '3004', name: 'Workshop', quantity: 1 },
  ],
  total: 639_90,
  currency: { code: 'USD', symbol: '$' },
  status: 'converted',
  orderId: '2000-4799',
  consentAccepted: true,
  utmParams: { utm_campaign: 'january', utm_source: 'newsletter', utm_term: 'signs' },
  createdDate: '2026-01-11T09:48:12.000Z',
  modifiedDate: '2026-01-12T09:48:12.000Z',
};
const left: HotLead = {
  id: 'hotLead-2',
  email: 'info@wharf.example',
  firstName: '',
  lastName: '',
  tickets: [],
  total: 1500,
  currency: { code: 'JPY', symbol: '¥', minorUnits: 0 },
  status: 'open',
  consentAccepted: false,
  createdDate: '2026-02-02T13:44:51.000Z',
  modifiedDate: '2026-02-02T13:44:51.000Z',
};

describe('what a list of leads looks for', () => {
  eachRow([
    ['everything', '', {}, {}],
    ['words', ' lagos ', {}, { search: 'lagos' }],
    ['who did not finish', '', { status: 'open' }, { status: 'open' }],
    ['nothing that an address invents', '', { status: 'lost' }, {}],
  ] satisfies [string, string, Record<string, string>, object][])(
    'is %s',
    (_what, search, filters, expected) => {
      expect(leadFilterOf({ ...wholeTable, search, filters })).toEqual(expected);
    },
  );
});

describe('a lead', () => {
  it('is called by name, and by email where none was typed', () => {
    expect([leadName(lead), leadName({ ...left, lastName: 'Li' }), leadName(left)]).toEqual([
      ...['Imani Okoye', 'Li', 'info@wharf.example'],
    ]);
  });

  it('came by a campaign, its source first', () => {
    expect([leadCampaign(lead), leadCampaign(left)]).toEqual(['newsletter · january', '']);
  });
});

describe('the file of leads', () => {
  const texts: LeadFileTexts = {
    headings: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      company: 'Company',
      status: 'Status',
      tickets: 'Tickets',
      total: 'Total',
      currency: 'Currency',
      consent: 'Consent',
      campaign: 'Campaign',
      order: 'Order',
      created: 'First seen',
      modified: 'Last activity',
    },
    statuses: { open: 'Not finished', converted: 'Ordered' },
    consent: { given: 'Given', notGiven: 'Not given' },
  };

  it('has a row of cells for each, in the order of its headings', () => {
    expect(leadSheet([lead, left], texts)).toEqual([
      [
        ...['First name', 'Last name', 'Email', 'Company', 'Status', 'Tickets', 'Total', 'Currency'],
        ...['Consent', 'Campaign', 'Order', 'First seen', 'Last activity'],
      ],
      [
        ...['Imani', 'Okoye', 'imani@signhouse.example', 'Sign House Lagos', 'Ordered'],
        ...['3 × General Admission; 1 × Workshop', '639.90', 'USD', 'Given', 'newsletter · january'],
        ...['2000-4799', '2026-01-11T09:48:12.000Z', '2026-01-12T09:48:12.000Z'],
      ],
      [
        ...['', '', 'info@wharf.example', '', 'Not finished', '', '1500', 'JPY', 'Not given', '', ''],
        ...['2026-02-02T13:44:51.000Z', '2026-02-02T13:44:51.000Z'],
      ],
    ]);
  });
});
