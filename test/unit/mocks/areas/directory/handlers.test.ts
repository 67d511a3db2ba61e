import { describe, expect, it } from 'vitest';
import {
  createCompany,
  createEventTemplate,
  createTag,
  deleteCompany,
  deleteEventTemplate,
  deleteTag,
  getWeather,
  listCompanies,
  listCountries,
  listEventTemplates,
  listTags,
  updateCompany,
  updateTag,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const params = { accountId: '77' };
const contacts = () => backend.db.rows('contacts', '77').all();
const tags = async () => (await client.call(listTags, { params })).tags;
const companies = async (search?: string) =>
  (await client.call(listCompanies, { params, query: search === undefined ? {} : { search } })).companies;

describe('a tag', () => {
  const rename = (tagId: string, name: string) =>
    client.call(updateTag, { params: { ...params, tagId }, body: { name, color: '#B5651D' } });

  it('is counted by the contacts who have it', async () => {
    const print = (await tags()).find(({ name }) => name === 'print');
    expect(print?.uses).toBe(contacts().filter((contact) => contact.tags.includes('print')).length);
    expect(print?.uses).toBeGreaterThan(1);
  });

  it('keeps its contacts under a new name, and loses them when it goes', async () => {
    const { uses } = await rename('tag-signs', 'sign painting');
    expect(contacts().filter((contact) => contact.tags.includes('sign painting'))).toHaveLength(uses);
    expect(contacts().some((contact) => contact.tags.includes('signs'))).toBe(false);
    await client.call(deleteTag, { params: { ...params, tagId: 'tag-signs' } });
    expect(contacts().some((contact) => contact.tags.includes('sign painting'))).toBe(false);
    expect((await failureOf(rename('tag-signs', 'signs'))).status).toBe(404);
  });

  eachRow(['PRINT', '', 'x'.repeat(41)])('is not called %j', async (name) => {
    const made = client.call(createTag, { params, body: { name, color: '#000000' } });
    expect((await failureOf(made)).failure?.field).toBe('name');
    expect((await failureOf(rename('tag-signs', name))).failure?.field).toBe('name');
  });
});

describe('a company', () => {
  const draft = { name: 'Reef Museum', website: 'https://reef-museum.example/', countryCode: 'US' };

  it('has the contacts who name it, and they follow its name', async () => {
    const companyId = 'company-kolonn';
    const body = { name: 'Kolonn Typ', website: '', countryCode: null };
    const changed = await client.call(updateCompany, { params: { ...params, companyId }, body });
    expect(changed).toMatchObject({ ...body, contacts: 1 });
    expect(contacts().filter(({ company }) => company === 'Kolonn Typ')).toHaveLength(1);
  });

  it('stays while it has contacts', async () => {
    const remove = (companyId: string) => client.call(deleteCompany, { params: { ...params, companyId } });
    expect((await failureOf(remove('company-kolonn'))).code).toBe(4091);
    await remove('company-nightferry');
    expect(await companies('nightferry')).toEqual([]);
  });

  it('is found by name or website, in order', async () => {
    const made = await client.call(createCompany, { params, body: draft });
    expect(await companies('REEF')).toEqual([made]);
    const names = (await companies()).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  eachRow([
    ['name', { ...draft, name: 'openwork' }],
    ['website', { ...draft, website: 'http://reef.example' }],
    ['countryCode', { ...draft, countryCode: 'XX1' }],
  ])('is refused when its %s is wrong', async (field, body) => {
    expect((await failureOf(client.call(createCompany, { params, body }))).failure?.field).toBe(field);
  });
});

describe('countries', () => {
  const named = async (locale: string, code: string) =>
    (await client.call(listCountries, { query: { locale } })).countries.find((each) => each.code === code)
      ?.name;

  eachRow([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['ar', 'ألمانيا'],
  ])('in %s call DE %s', async (locale, name) => {
    expect(await named(locale, 'DE')).toBe(name);
  });

  it('are the 249 of ISO 3166-1, for anyone', async () => {
    backend.db.session = 'none';
    expect((await client.call(listCountries, {})).countries).toHaveLength(249);
  });

  it('have no names in what is no language', async () => {
    expect((await failureOf(named('no_such!', 'DE'))).failure?.field).toBe('locale');
  });
});

describe('templates', () => {
  const create = (name: string, eventId = '1001') =>
    client.call(createEventTemplate, { params, body: { name, eventId } });
  const remove = (templateId: string) =>
    client.call(deleteEventTemplate, { params: { ...params, templateId } });

  it('are made of an event as it is', async () => {
    const made = await create('Northlight');
    expect(made).toMatchObject({ builtIn: false, hours: 33, 'time-zone-id': 'America/New_York' });
    expect(made.ticketTypes[0]).toEqual({ name: 'General Admission', price: 180_00 });
    const { templates } = await client.call(listEventTemplates, { params });
    expect(templates.map(({ name }) => name)).toEqual([
      ...['Conference', 'Evening meet-up', 'Lantern evening', 'Northlight', 'Summer school'],
    ]);
  });

  it('of the platform stay, those of an account go', async () => {
    expect((await failureOf(remove('template-meetup'))).code).toBe(4091);
    await remove('template-summer');
    expect((await failureOf(remove('template-summer'))).code).toBe(4046);
  });

  it('have names of their own', async () => {
    expect((await failureOf(create('conference'))).failure?.field).toBe('name');
    expect((await failureOf(create('Other', '9'))).code).toBe(4046);
  });
});

describe('the weather', () => {
  const weather = (unit?: 'C' | 'F') =>
    client.call(getWeather, { params: { eventId: '1001' }, query: unit ? { unit } : {} });

  it('is the usual one until there is a forecast', async () => {
    const usual = { source: 'usual', high: 19, low: 10, chanceOfRain: 39 };
    expect((await weather()).days).toEqual([
      { date: '2026-05-14', ...usual },
      { date: '2026-05-15', ...usual },
    ]);
    clock.set('2026-05-06T08:00:00-04:00');
    expect((await weather()).days.map(({ source, high }) => [source, high])).toEqual([
      ['forecast', 17],
      ['forecast', 21],
    ]);
  });

  it('comes in Fahrenheit as well', async () => {
    expect(await weather('F')).toMatchObject({
      city: 'Boston',
      unit: 'F',
      days: [{ high: 66, low: 50 }, {}],
    });
  });

  it('is not known everywhere', async () => {
    backend.db.world.event.venue = { ...backend.db.world.event.venue, city: 'Ys' };
    expect((await failureOf(weather())).code).toBe(4046);
  });
});
