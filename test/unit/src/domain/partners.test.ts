import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventPartner } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import {
  inOrder,
  newPartner,
  partnerColumns,
  partnerDraft,
  partnerExample,
  partnerLevels,
  partnerProblem,
  partnerSchema,
  partnerValues,
  visiblePartners,
  withoutPartner,
  type PartnerValues,
} from '../../../../src/domain/partners';
import {
  companyDraft,
  companySchema,
  companyValues,
  newCompany,
  type CompanyValues,
} from '../../../../src/domain/companies';
import { tagSchema } from '../../../../src/domain/tags';
import { eachRow } from '../../../eachRow';

const partner = (id: string, more: Partial<EventPartner> = {}): EventPartner => ({
  id,
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  ...newPartner,
  name: id,
  ...more,
});
const three = [
  partner('Kolonn', { level: 'GOLD', booth: 'B1' }),
  partner('Leïla & Co', { level: 'MEDIA', contactName: 'Leïla Benali' }),
  partner('Lumen Lab', { level: 'GOLD', contactEmail: 'wei@lumen.example' }),
];

describe('a partner in a form', () => {
  it('is written down as it was read, without spaces around its texts', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string(),
          description: fc.string(),
          booth: fc.string(),
          level: fc.constantFrom(...partnerLevels),
          published: fc.boolean(),
        }),
        (texts) => {
          const values: PartnerValues = { ...newPartner, ...texts };
          const draft = partnerDraft(values, 'p1');
          expect(draft).toMatchObject({ id: 'p1', level: texts.level, published: texts.published });
          expect(draft.name).toBe(texts.name.trim());
          expect(partnerDraft(partnerValues(partner('p1', { ...values, ...draft })), 'p1')).toEqual(draft);
        },
      ),
    );
    expect(partnerDraft(newPartner)).not.toHaveProperty('id');
  });

  eachRow([
    ['name', 'organizer.partners.problem.nameRequired', { name: '  ' }],
    ['name', 'organizer.partners.problem.nameTooLong', { name: 'a'.repeat(121) }],
    ['name', 'organizer.partners.problem.nameTaken', { name: ' lumen LAB ' }],
    ['website', 'organizer.sharing.error.url', { website: 'http://kolonn.example' }],
    ['website', 'organizer.sharing.error.url', { website: 'http://localhost' }],
    ['logo', 'organizer.sharing.error.url', { logo: 'javascript:alert(1)' }],
    ['contactEmail', 'validation.emailInvalid', { contactEmail: 'jonas at kolonn' }],
  ] satisfies [string, string, Partial<PartnerValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      const values = { ...newPartner, name: 'Kolonn', ...change };
      await expect(partnerSchema(['Lumen Lab']).validate(values)).rejects.toMatchObject({ path, message });
    },
  );

  it('needs nothing but a name', async () => {
    await expect(partnerSchema([]).validate({ ...newPartner, name: 'a'.repeat(120) })).resolves.toBeTruthy();
  });
});

describe('a list of partners', () => {
  const names = (search: string, level?: string) =>
    visiblePartners(three, { ...wholeTable, search, filters: level ? { level } : {} }).map(
      ({ name }) => name,
    );

  eachRow([
    ['', undefined, ['Kolonn', 'Leïla & Co', 'Lumen Lab']],
    ['', 'GOLD', ['Kolonn', 'Lumen Lab']],
    ['leila', undefined, ['Leïla & Co']],
    ['b1', undefined, ['Kolonn']],
    ['lumen.example', 'GOLD', ['Lumen Lab']],
    ['leila', 'GOLD', []],
  ])('finds by “%s” of level %s', (search, level, found) => {
    expect(names(search, level)).toEqual(found);
  });

  it('is put in any order and loses nobody, whoever is named', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['Kolonn', 'Leïla & Co', 'Lumen Lab', 'gone']), (ids) => {
        const ordered = inOrder(three, ids).map(({ id }) => id);
        expect([...ordered].sort()).toEqual(three.map(({ id }) => id).sort());
        const named = ids.filter((id) => id !== 'gone');
        expect(ordered.slice(0, named.length)).toEqual(named);
      }),
    );
  });

  it('is the same without one of them', () => {
    expect(withoutPartner(three, 'Kolonn').map(({ id }) => id)).toEqual(['Leïla & Co', 'Lumen Lab']);
  });

  eachRow([
    [{ code: 0, isUncertain: true }, 'organizer.partners.problem.uncertain'],
    [{ code: 4090 }, 'organizer.partners.problem.changed'],
    [{ code: 4003 }, 'organizer.kit.form.failed.forbidden'],
  ])('says why it was not changed: %j', (failure, key) => {
    expect(partnerProblem(failure).message.key).toBe(key);
  });

  it('has an example with a cell for each column', () => {
    const [head, row] = partnerExample.trim().split('\n');
    expect(head?.split(',')).toEqual([...partnerColumns]);
    expect(row?.split(',')).toHaveLength(partnerColumns.length);
  });
});

describe('a tag in a form', () => {
  eachRow([
    ['name', 'organizer.tags.problem.nameRequired', { name: ' ' }],
    ['name', 'organizer.tags.problem.nameTooLong', { name: 'a'.repeat(41) }],
    ['name', 'organizer.tags.problem.nameTaken', { name: 'PRESS ' }],
    ['color', 'organizer.confirmation.error.colour', { color: 'red' }],
    ['color', 'organizer.confirmation.error.colour', { color: '' }],
  ])('is refused for %s: %s', async (path, message, change) => {
    const values = { name: 'jury', color: '#0B3d5c', ...change };
    await expect(tagSchema(['press']).validate(values)).rejects.toMatchObject({ path, message });
  });

  it('keeps its own name in another case', async () => {
    await expect(tagSchema(['press']).validate({ name: 'Print', color: '#0B3d5c' })).resolves.toBeTruthy();
  });
});

describe('a company in a form', () => {
  eachRow([
    ['name', 'organizer.partners.problem.nameRequired', { name: ' ' }],
    ['name', 'organizer.partners.problem.nameTooLong', { name: 'a'.repeat(121) }],
    ['name', 'organizer.companies.problem.nameTaken', { name: 'KOLONN' }],
    ['website', 'organizer.sharing.error.url', { website: 'kolonn.example' }],
  ] satisfies [string, string, Partial<CompanyValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      const values = { ...newCompany, name: 'Openwork', ...change };
      await expect(companySchema(['Kolonn']).validate(values)).rejects.toMatchObject({ path, message });
    },
  );

  eachRow([
    { name: 'Kolonn', website: 'https://kolonn.example/', countryCode: 'SE' },
    { name: 'Nightferry Press', website: '', countryCode: null },
  ])('is written down as it was read: $name', (company) => {
    expect(companyDraft(companyValues(company))).toEqual(company);
  });
});
