import type { HotLead } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Whether and how an event keeps those who did not finish. */
interface HotLeadSettings {
  /** The event. */
  id: string;
  enabled: boolean;
  consentRequired: boolean;
}

/** Tables of this area, by name. Scope: the event. */
export interface HotLeadsTables {
  hotLeads: HotLead;
  hotLeadSettings: HotLeadSettings;
}

const types = {
  general: { id: '3001', name: 'General Admission', price: 189_40 },
  pass: { id: '3002', name: 'Two-Day Pass', price: 336_00 },
  workshop: { id: '3004', name: 'Workshop: Painted Signs', price: 99_90 },
  community: { id: '3009', name: 'Community Day', price: 0 },
};

export const hotLeadsRecords: RecordsOf<HotLeadsTables> = {
  hotLeadSettings: { '1001': [{ id: '1001', enabled: true, consentRequired: false }] },
  hotLeads: {
    '1001': [
      lead(1, ['Sven', 'Aalto'], 'sven@aaltoprint.example', { general: 1 }, '2026-01-04T11:20:00.000Z'),
      lead(2, ['Chiara', 'Conti'], 'chiara@studioconti.example', { pass: 1 }, '2026-01-05T15:01:00.000Z', {
        status: 'converted',
        orderId: '2000-4799',
        modifiedDate: '2026-01-05T15:10:44.000Z',
      }),
      lead(
        3,
        ['Imani', 'Okoye'],
        'imani.okoye@signhouse.example',
        { general: 3 },
        '2026-01-11T09:48:12.000Z',
        {
          company: 'Sign House Lagos',
          utmParams: { utm_source: 'newsletter', utm_campaign: 'january' },
        },
      ),
      lead(
        4,
        ['Bastien', 'Roux'],
        'bastien@roux-lettrage.example',
        { workshop: 2 },
        '2026-01-17T19:05:40.000Z',
      ),
      lead(
        5,
        ['Yuki', 'Tanabe'],
        'yuki@tanabe.example',
        { pass: 2, workshop: 1 },
        '2026-01-23T06:31:09.000Z',
        {
          utmParams: { utm_source: 'linkedin' },
        },
      ),
      lead(
        6,
        ['Rosa', 'Nguyen'],
        'rosa.nguyen@papertrail.example',
        { workshop: 1 },
        '2026-01-28T20:19:33.000Z',
        {
          company: 'Paper Trail',
          status: 'converted',
          orderId: '2000-4806',
          modifiedDate: '2026-01-28T20:27:48.000Z',
        },
      ),
      lead(7, ['', ''], 'info@wharfstudio.example', { community: 4 }, '2026-02-02T13:44:51.000Z'),
      lead(
        8,
        ['Tobias', 'Frei'],
        'tobias.frei@kartenwerk.example',
        { general: 2 },
        '2026-02-08T08:12:27.000Z',
        {
          company: 'Kartenwerk',
          consentAccepted: true,
        },
      ),
      lead(9, ['Adaeze', 'Nwosu'], 'adaeze@nwosu.example', { pass: 1 }, '2026-02-12T14:40:05.000Z'),
    ],
  },
};

function lead(
  number: number,
  [firstName, lastName]: [string, string],
  email: string,
  lines: Partial<Record<keyof typeof types, number>>,
  createdDate: string,
  rest: Partial<HotLead> = {},
): HotLead {
  const bought = Object.entries(lines) as [keyof typeof types, number][];
  return {
    id: `hotLead-${number}`,
    email,
    firstName,
    lastName,
    tickets: bought.map(([type, quantity]) => ({ id: types[type].id, name: types[type].name, quantity })),
    total: bought.reduce((sum, [type, quantity]) => sum + types[type].price * quantity, 0),
    currency: { code: 'USD', symbol: '$' },
    status: 'open',
    consentAccepted: false,
    createdDate,
    modifiedDate: createdDate,
    ...rest,
  };
}
