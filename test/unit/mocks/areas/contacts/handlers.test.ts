import { describe, expect, it } from 'vitest';
import {
  aggregateContacts,
  createContact,
  emailContacts,
  getContactActivity,
  importContacts,
  searchContactIds,
  searchContacts,
  setContactTickets,
  type Contact,
  type ContactCriteria,
  type NewContact,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { client, clock, backend } = backendInTests();

const params = { accountId: '77' };
const draft: NewContact = { email: 'mateo@providence.example', firstName: 'Mateo', lastName: 'Ruiz' };
const search = (criteria: ContactCriteria = {}) =>
  client.call(searchContacts, { params, body: { criteria, count: 1000 } });
const names = async (criteria: ContactCriteria) =>
  (await search(criteria)).items.map(({ lastName }) => lastName);
const contact = async (email: string): Promise<Contact> => {
  const [found] = (await search({ search: email })).items;
  if (!found) throw new Error(`There is no ${email}.`);
  return found;
};
const create = (changes: Partial<NewContact> = {}) =>
  client.call(createContact, { params, body: { ...draft, ...changes } });
const setTickets = (...tickets: [string, string | null][]) =>
  client.call(setContactTickets, {
    params: { ...params, eventId },
    body: { tickets: tickets.map(([ticketId, contactId]) => ({ ticketId, contactId })) },
  });
const importCsv = (...lines: string[]) =>
  client.call(importContacts, { params, body: { file: new Blob([lines.join('\n')]) } });
const write = (...contactIds: string[]) =>
  client.call(emailContacts, {
    params,
    body: { contactIds, subject: 'The programme is out', text: 'Forty talks in two days.' },
  });

describe('a search', () => {
  it('lists 5 a page, by name', async () => {
    const first = await client.call(searchContacts, { params, body: {} });
    expect([first.size, first.items.length, first.total]).toEqual([5, 5, 22]);
    expect(first.items.map(({ lastName }) => lastName)).toEqual(['Aalto', 'Bell', 'Byrne', 'Chen', 'Conti']);
    const last = await client.call(searchContacts, { params, body: { page: 2, count: 10 } });
    expect(last.items.map(({ lastName }) => lastName)).toEqual(['Solberg', 'Whitaker']);
  });

  eachRow<[string, ContactCriteria, string[]]>([
    ['a tag', { tag: 'press' }, ['Demir', 'Lima', 'Whitaker']],
    ['words in a company', { search: 'PRESS' }, ['Demir', 'Haddad']],
    ['words over both names', { search: 'anneke de' }, ['de Vries']],
    ['a ticket and a country', { withTicket: true, countryCode: 'US' }, ['Chen']],
    [
      'no ticket, by registration',
      { withTicket: false, source: 'REGISTRATION', tag: 'print' },
      ['Grant', 'Haddad', 'Kowalska'],
    ],
    ['who wants no email', { unsubscribed: true }, ['de Vries', 'Grant']],
    ['ids, of whom one is gone', { ids: ['contact-bell', 'contact-99'] }, ['Bell']],
    ['tickets', { ticketIds: ['NL26-4795-1', 'NL26-4795-2', 'NL26-4800-1'] }, ['Marchetti']],
  ])('finds by %s', async (_, criteria, expected) => {
    expect(await names(criteria)).toEqual(expected);
    const { ids } = await client.call(searchContactIds, { params, body: { criteria } });
    expect(ids.toSorted()).toEqual((await search(criteria)).items.map(({ id }) => id).toSorted());
  });
});

describe('a new contact', () => {
  it('has an address of its own, whatever its case', async () => {
    const made = await create({ email: 'Mateo@Providence.example' });
    expect(made).toMatchObject({ email: 'Mateo@Providence.example', source: 'MANUAL', unsubscribed: false });
    const { code, failure } = await failureOf(create());
    expect([code, failure?.message]).toEqual([4050, 'Mateo@Providence.example']);
    expect((await search({ search: 'mateo' })).total).toBe(1);
  });

  eachRow([
    ['email', { email: 'nobody' }],
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: ' ' }],
    ['countryCode', { countryCode: 'usa' }],
    ['countryCode', { countryCode: 'QX' }],
  ])('needs a proper %s', async (field, changes) => {
    const { status, failure } = await failureOf(create(changes));
    expect([status, failure?.field]).toEqual([400, field]);
  });
});

describe('tickets', () => {
  it('Up to are one contact’s', async () => {
    const { contacts } = await setTickets(['NL26-4795-2', 'contact-bell'], ['NL26-4800-1', 'contact-bell']);
    const ticket = (ticketId: string) => ({ ticketId, eventId });
    expect(contacts.map(({ lastName, tickets }) => [lastName, tickets])).toEqual([
      ['Marchetti', [ticket('NL26-4795-1')]],
      ['Bell', [ticket('NL26-4795-2'), ticket('NL26-4800-1')]],
    ]);
  });

  it('can be nobody’s again', async () => {
    await setTickets(['NL26-4793-1', null], ['NL26-4798-1', null]);
    expect((await contact('ingrid@fjordtype.example')).tickets).toEqual([]);
  });

  eachRow<[number, string, [string, string | null][]]>([
    [
      4022,
      'one is named twice',
      [
        ['NL26-4793-1', null],
        ['NL26-4793-1', 'contact-bell'],
      ],
    ],
    [
      4046,
      'one does not exist',
      [
        ['NL26-4793-1', null],
        ['NL26-1-1', 'contact-bell'],
      ],
    ],
    [
      4046,
      'a contact does not exist',
      [
        ['NL26-4793-1', null],
        ['NL26-4794-1', 'contact-99'],
      ],
    ],
    [4000, 'none is named', []],
  ])('all stay whose they are: %s when %s', async (code, _, tickets) => {
    expect((await failureOf(setTickets(...tickets))).code).toBe(code);
    expect((await contact('ingrid@fjordtype.example')).tickets).toEqual([
      { ticketId: 'NL26-4793-1', eventId },
    ]);
  });
});

describe('counting', () => {
  const aggregate = (groupBy: 'COUNTRY' | 'TAG' | 'SOURCE' | 'COMPANY', criteria: ContactCriteria = {}) =>
    client.call(aggregateContacts, { params, body: { groupBy, criteria } });

  it('puts the largest group first, and those without a value in one', async () => {
    const { groups, total } = await aggregate('COUNTRY');
    expect(total).toBe(22);
    expect(groups.slice(0, 3)).toEqual([
      { value: 'US', count: 4 },
      { value: 'GH', count: 2 },
      { value: 'IT', count: 2 },
    ]);
    expect(groups).toContainEqual({ value: '', count: 1 });
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('counts a contact for each tag, among those found', async () => {
    const { groups, total } = await aggregate('TAG', { source: 'IMPORT' });
    expect(total).toBe(6);
    expect(groups.slice(0, 2)).toEqual([
      { value: '', count: 2 },
      { value: 'press', count: 2 },
    ]);
  });
});

describe('an import', () => {
  it('adds, changes by address, and tells which lines it left out', async () => {
    clock.advance(1000);
    const outcome = await importCsv(
      'email,firstName,lastName,company,countryCode,tags,shoe size',
      'rosa@papertrail.example,Rosa,Nguyen,"Paper Trail, Inc.",us,print; signs,38',
      'KOFI@goldcoastsigns.example,Kofi,Mensah-Boateng,,,,',
      'nobody,No,Body,,,,',
      'ada@example.com,,Byron,,,,',
      '',
      'rosa@papertrail.example,Rosa,Again,,,,',
      'ines@example.com,Ines,Moreau,,QX,,',
    );
    expect([outcome.created, outcome.updated]).toEqual([1, 1]);
    expect(outcome.errors.map(({ row, field }) => [row, field])).toEqual([
      [4, 'email'],
      [5, 'firstName'],
      [7, 'email'],
      [8, 'countryCode'],
    ]);
    expect(await contact('rosa@papertrail.example')).toMatchObject({
      company: 'Paper Trail, Inc.',
      countryCode: 'US',
      source: 'IMPORT',
      tags: ['print', 'signs'],
    });
    expect(await contact('kofi@goldcoastsigns.example')).toMatchObject({
      lastName: 'Mensah-Boateng',
      company: 'Gold Coast Signs',
      countryCode: 'GH',
      tags: ['signs'],
      modified: '2026-02-12T15:00:01.000Z',
    });
  });

  eachRow([
    [4000, 'has no column it needs', ['email,firstName', 'a@example.com,A']],
    [4022, 'has no rows', ['email,firstName,lastName']],
    [4022, 'has too many', ['email,firstName,lastName', ...Array<string>(5001).fill('x,y,z')]],
  ])('is refused with %s when the file %s', async (code, _, lines) => {
    expect((await failureOf(importCsv(...lines))).code).toBe(code);
    expect((await search()).total).toBe(22);
  });
});

describe('an email', () => {
  it('goes once to each, and not to whoever unsubscribed', async () => {
    clock.advance(1000);
    const outcome = await write('contact-lima', 'contact-de-vries', 'contact-lima');
    expect(outcome).toEqual({
      sent: 1,
      skipped: [{ contactId: 'contact-de-vries', reason: 'UNSUBSCRIBED' }],
    });
    expect((await contact('beatriz@ladeira.example')).lastEmailed).toBe('2026-02-12T15:00:01.000Z');
    expect((await contact('anneke@waterlijn.example')).lastEmailed).toBeNull();
  });

  it('goes to nobody when one of them does not exist', async () => {
    expect((await failureOf(write('contact-lima', 'contact-99'))).code).toBe(4046);
    expect((await contact('beatriz@ladeira.example')).lastEmailed).toBe('2025-10-29T10:00:00-04:00');
  });
});

describe('what a contact did', () => {
  const activity = (contactId: string) =>
    client.call(getContactActivity, { params: { ...params, contactId } });

  it('is of their tickets, their address and their events', async () => {
    const lead = backend.db.rows('hotLeads', '1000');
    lead.add({
      ...backend.db.rows('hotLeads', eventId).get('hotLead-8'),
      id: 'hotLead-90',
      email: 'Chiara@StudioConti.example',
      company: 'fjord type',
      modifiedDate: '2025-03-01T10:00:00.000Z',
    });
    await write('contact-conti');
    const { companies, sessions, emails, consents } = await activity('contact-conti');
    expect(companies).toEqual([
      { companyId: null, name: 'Studio Conti', website: '' },
      { companyId: 'company-fjordtype', name: 'Fjord Type', website: 'https://fjordtype.example/' },
    ]);
    expect(sessions).toHaveLength(5);
    expect(sessions.every(({ ticketId }) => ticketId === 'NL26-4799-1')).toBe(true);
    const starts = sessions.map(({ start }) => Date.parse(start));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const [newest, ...before] = emails;
    expect(newest).toMatchObject({ event: null, subject: 'The programme is out', outcome: 'SENT' });
    expect(before.length).toBeGreaterThan(0);
    expect(before.every(({ event }) => event?.id === eventId)).toBe(true);
    expect(consents).toMatchObject([
      { id: 'hotLead-2', event: { id: eventId }, accepted: false, orderId: '2000-4799' },
      { id: 'hotLead-90', event: { id: '1000' }, accepted: true, orderId: null },
    ]);
  });

  it('is nothing for somebody new, and refused for nobody', async () => {
    expect(await activity('contact-aalto')).toEqual({
      companies: [],
      sessions: [],
      emails: [],
      consents: [],
    });
    expect((await failureOf(activity('contact-99'))).code).toBe(4046);
  });

  it('has whom a ticket is assigned to in its sessions', async () => {
    await setTickets(['NL26-4799-1', 'contact-bell']);
    const { sessions } = await activity('contact-bell');
    expect(sessions.filter(({ ticketId }) => ticketId === 'NL26-4799-1')).toHaveLength(5);
  });
});
