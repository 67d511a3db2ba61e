import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventPartner } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import {
  inOrder,
  newPartner,
  partnerDraft,
  partnerLevels,
  partnerProblem,
  partnerRows,
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
});

describe('a file of partners', () => {
  const levels = [
    { id: 'GOLD' as const, name: 'Oro' },
    { id: 'MEDIA' as const, name: 'Prensa' },
  ];
  const read = (cells: Record<string, string>) =>
    partnerRows([{ line: 2, cells: { name: 'Kolonn', level: 'Gold', ...cells } }], levels)[0];

  eachRow([
    [{}, { level: 'GOLD' }],
    [{ level: 'prensa' }, { level: 'MEDIA' }],
    [
      { published: 'YES', booth: '' },
      { level: 'GOLD', published: 'YES', booth: '' },
    ],
    [{ website: 'https://kolonn.example/' }, { level: 'GOLD', website: 'https://kolonn.example/' }],
  ])('sends %j as %j', (cells, row) => {
    expect(read(cells)).toEqual({ line: 2, row: { name: 'Kolonn', ...row } });
  });

  eachRow([
    ['name', 'organizer.partners.problem.nameRequired', { name: ' ', level: 'TIN' }],
    ['name', 'organizer.partners.problem.nameTooLong', { name: 'x'.repeat(121) }],
    ['level', 'organizer.partners.import.level', { level: 'TIN' }],
    ['level', 'organizer.partners.import.level', { level: '' }],
    ['website', 'organizer.sharing.error.url', { website: 'http://kolonn.example' }],
    ['contactEmail', 'validation.emailInvalid', { contactEmail: 'hana at kolonn' }],
    ['published', 'organizer.partners.import.published', { published: 'perhaps' }],
  ])('is refused for %s: %s', (field, key, cells) => {
    expect(read(cells)).toEqual({ line: 2, field, message: { key } });
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
