import type { EventPartner, PartnerLevel } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Tables of this area, by name. */
export interface PartnersTables {
  /** Scope: the event. In the order they are shown in. */
  partners: EventPartner;
  /** Scope: the event; one row, `list`. */
  partnerLists: { id: string; revision: number };
}

type Company = [name: string, level: PartnerLevel, contact: string, booth: string, description: string];

const companies: Company[] = [
  [
    'Tidewater Studio',
    'HEADLINE',
    'Ruth Adeyemi',
    'A1',
    'Wayfinding for ports, ferries and the people on them.',
  ],
  ['Harbour Trust', 'HEADLINE', 'Tom Whitaker', 'A2', 'Keeps the pier open, lit and free to walk on.'],
  ['Kolonn', 'GOLD', 'Jonas Lindqvist', 'B1', 'A type foundry that draws for small sizes.'],
  ['Papersmith', 'GOLD', 'Hana Sato', 'B2', 'Paper made of what other mills throw away.'],
  ['Lumen Lab', 'GOLD', 'Wei Chen', 'B3', 'Lamps and signs that can be repaired.'],
  ['Field & Form', 'SILVER', 'Priya Raman', 'C1', 'Public forms that people finish.'],
  ['Atelier Nord', 'SILVER', 'Leïla Benali', 'C2', 'Screen printing on anything flat.'],
  ['Openwork', 'SILVER', 'Grace Mwangi', 'C3', 'Software for print shops.'],
  ['Brightwater', 'SILVER', 'Daniel Okafor', '', 'Drinking water and the fountains it comes from.'],
  ['Fjordtype', 'SUPPORTER', 'Ingrid Solberg', '', 'Letters for cold places.'],
  ['Marchetti Bindery', 'SUPPORTER', 'Sofia Marchetti', 'D1', 'Sewn books since 1931.'],
  ['City of Providence', 'SUPPORTER', 'Mateo Ruiz', '', 'Sends its whole sign shop each year.'],
  ['The Wharf', 'MEDIA', 'Oona Kelly', '', 'The weekly paper of the waterfront.'],
  ['Harbour Review', 'MEDIA', 'Samir Haddad', 'D2', 'Essays on cities by the sea.'],
];

const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`;

const partners = companies.map(([name, level, contactName, booth, description], index): EventPartner => {
  const domain = domainOf(name);
  const at = `2025-${index < 8 ? '11' : '12'}-${String(3 + index).padStart(2, '0')}T10:00:00.000Z`;
  return {
    id: `partner-${domain.replace('.example', '')}`,
    name,
    level,
    description,
    contactName,
    booth,
    website: `https://${domain}/`,
    logo: `https://${domain}/logo.svg`,
    contactEmail: `${contactName.split(' ')[0]?.toLowerCase().replace('ï', 'i') ?? ''}@${domain}`,
    published: level !== 'MEDIA',
    created: at,
    modified: at,
  };
});

export const partnersRecords: RecordsOf<PartnersTables> = {
  partners: { '1001': partners },
  partnerLists: { '1001': [{ id: 'list', revision: partners.length }] },
};
