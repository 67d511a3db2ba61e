import type { CompanyDraft, Instant } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A company; its contacts are counted. */
export interface StoredCompany extends CompanyDraft {
  id: string;
  created: Instant;
  modified: Instant;
}

/** Tables of this area, by name. */
export interface CompaniesTables {
  /** Scope: the account. */
  companies: StoredCompany;
}

const company = (name: string, host: string, countryCode: string | null, day: string): StoredCompany => ({
  id: `company-${host.replace('.example', '')}`,
  name,
  website: `https://${host}/`,
  countryCode,
  created: `${day}T10:00:00.000Z`,
  modified: `${day}T10:00:00.000Z`,
});

export const companiesRecords: RecordsOf<CompaniesTables> = {
  companies: {
    '77': [
      company('Fjord Type', 'fjordtype.example', 'NO', '2025-11-03'),
      company('Brightwater Paper', 'brightwater.example', 'GB', '2025-11-03'),
      company('Lumen Lab', 'lumen-lab.example', 'US', '2025-12-01'),
      company('Medina Works', 'medinaworks.example', 'MA', '2025-12-09'),
      company('Grant & Co', 'grantandco.example', 'US', '2025-12-18'),
      company('Openwork', 'openwork.example', 'KE', '2025-10-20'),
      company('Tidewater Studio', 'tidewater.example', 'GH', '2025-10-20'),
      company('Kolonn', 'kolonn.example', 'SE', '2025-10-20'),
      company('Papersmith', 'papersmith.example', 'JP', '2025-10-21'),
      company('Harbour Trust', 'harbourtrust.example', 'US', '2025-10-21'),
      company('Nightferry Press', 'nightferry.example', null, '2026-01-30'),
    ],
  },
};
