import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmailBlock, EmailCampaign, EmailContext, EventList } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import {
  blocksById,
  blocksOf,
  emailAudience,
  emailChanges,
  emailDate,
  emailSchema,
  emailSearch,
  emailValues,
  previewSchema,
  unknownPlaceholder,
  withExamples,
  type BlockDraft,
  type EmailRules,
  type EmailValues,
} from '../../../../src/domain/emails';
import { eachRow } from '../../../eachRow';

const zone = 'America/New_York';
const email: EmailCampaign = {
  id: 'e1',
  name: 'Soon',
  type: 'SCHEDULED',
  status: 'DRAFT',
  subject: 'Hello {{firstName}}',
  blocks: [
    { kind: 'HEADING', text: 'Soon' },
    { kind: 'DIVIDER' },
    { kind: 'BUTTON', text: 'Read', url: 'https://northlight.example/' },
  ],
  schedule: { type: 'DATE', date: '2026-05-07T13:00:00.000Z' },
  registrationStatus: null,
  audienceFilter: {},
  published: false,
  publishedDate: null,
  enabled: true,
  sentCount: 0,
  created: '2026-02-06T10:00:00.000Z',
  modified: '2026-02-06T10:00:00.000Z',
};
const ofRegistration: EmailCampaign = {
  ...email,
  type: 'REGISTRATION',
  schedule: null,
  registrationStatus: 'CANCELLED',
};

describe('an email in a form', () => {
  it('comes out as it went in', () => {
    expect(emailChanges(emailValues(email, zone), email, zone)).toEqual({
      name: email.name,
      subject: email.subject,
      blocks: email.blocks,
      schedule: email.schedule,
      // What an empty filter stands for, written out.
      audienceFilter: {
        ticketTypeIds: [],
        listIds: [],
        registrationStatuses: ['REGISTERED', 'AWAITING_PAYMENT'],
      },
    });
  });

  it('sends NOW without a date: the server forces it', () => {
    const values: EmailValues = { ...emailValues(email, zone), when: 'NOW' };
    expect(emailChanges(values, email, zone).schedule).toEqual({ type: 'NOW' });
  });

  it('has a status and no schedule when it goes out with registrations', () => {
    const changes = emailChanges(emailValues(ofRegistration, zone), ofRegistration, zone);
    expect(changes).toMatchObject({
      registrationStatus: 'CANCELLED',
      audienceFilter: { ticketTypeIds: [], listIds: [] },
    });
    expect(changes).not.toHaveProperty('schedule');
  });

  it('has its date on the clocks of the event', () => {
    expect(emailValues(email, zone).date).toBe('2026-05-07 09:00');
  });
});

describe('the date of an email', () => {
  eachRow([
    ['en', 'May 07, 2026 9:00am'],
    ['en-GB', 'May 07, 2026 9:00am'],
    ['de', '07.05.2026, 09:00'],
  ])('in %s is %s', (locale, text) => {
    expect(emailDate('2026-05-07T13:00:00.000Z', zone, locale)).toBe(text);
  });

  it('has its midnight and its noon', () => {
    expect(emailDate('2026-12-01T05:05:00.000Z', zone, 'en')).toBe('Dec 01, 2026 12:05am');
    expect(emailDate('2026-12-01T17:30:00.000Z', zone, 'en')).toBe('Dec 01, 2026 12:30pm');
  });
});

const text = (text: string): BlockDraft => ({ kind: 'TEXT', text, url: '' });

describe('blocks, which are kept without ids', () => {
  const base = blocksById([text('one'), text('two')], {});

  it('keep the ids they had when one is put before them', () => {
    const next = blocksById([text('new'), text('one'), text('two')], { base });
    expect(next.order.slice(1)).toEqual(base.order);
    expect(base.order).not.toContain(next.order[0]);
  });

  it('keep them when they are rewritten, and when they change places', () => {
    expect(blocksById([text('one'), text('2')], { base }).order).toEqual(base.order);
    expect(blocksById([text('two'), text('one')], { base }).order).toEqual([...base.order].reverse());
  });

  it('take no id of a block that somebody just added', () => {
    const mine = blocksById([text('one'), text('two'), text('mine')], { base });
    const theirs = blocksById([text('one'), text('two'), text('theirs')], { base, mine });
    expect(mine.order).not.toContain(theirs.order[2]);
  });

  it('have each an id of its own, whatever was known', () => {
    const block = fc.record({
      kind: fc.constantFrom<EmailBlock['kind']>('HEADING', 'TEXT', 'DIVIDER'),
      text: fc.constantFrom('a', 'b', 'c'),
      url: fc.constant(''),
    });
    const some = fc.array(block, { maxLength: 8 });
    fc.assert(
      fc.property(some, some, some, (list, before, other) => {
        const known = blocksById(before, {});
        const next = blocksById(list, { base: known, mine: blocksById(other, { base: known }) });
        expect(new Set(next.order).size).toBe(list.length);
        expect(next.order.map((id) => next.blocks[id])).toEqual(list);
        expect(blocksOf(next)).toHaveLength(list.length);
      }),
    );
  });
});

const context: EmailContext = {
  eventName: 'Northlight',
  timeZoneId: zone,
  sender: { fromEmail: 'a@b.example', fromName: 'A' },
  placeholders: [{ name: 'firstName', example: 'Ada' }],
  ticketTypes: [
    { id: '1', name: 'Standard' },
    { id: '2', name: 'VIP' },
  ],
  registrationStatuses: [
    { registrationStatus: 'REGISTERED', count: 40 },
    { registrationStatus: 'AWAITING_PAYMENT', count: 2 },
  ],
  checkedIn: 30,
};

describe('placeholders', () => {
  it('are filled with examples', () => {
    expect(withExamples('{{firstName}} {{ firstName }} {{other}}', context.placeholders)).toBe(
      'Ada Ada {{other}}',
    );
    expect(unknownPlaceholder('{{firstName}} {{other}}', context.placeholders)).toBe('{{other}}');
  });
});

describe('the audience of an email', () => {
  it('is whose ticket stands so, of the types chosen', () => {
    const values: EmailValues = { ...emailValues(email, zone), ticketTypeIds: ['2'] };
    expect(emailAudience(email, values, context, [])).toEqual({
      statuses: ['REGISTERED', 'AWAITING_PAYMENT'],
      ticketTypes: ['VIP'],
      lists: [],
      checkIn: 'ANY',
      most: 42,
    });
    expect(emailAudience(ofRegistration, emailValues(ofRegistration, zone), context, [])).toMatchObject({
      statuses: ['CANCELLED'],
      most: 0,
    });
  });

  it('is who is on one of the lists chosen, no more than those have', () => {
    const known: EventList[] = [
      { id: 'press', name: 'Press', kind: 'chosen', size: 2 },
      { id: 'vip', name: 'VIPs', kind: 'ticketType', ticketTypeId: '2', size: 5 },
      { id: 'all', name: 'Everyone', kind: 'everyone', size: 900 },
    ];
    const of = (...listIds: string[]) =>
      emailAudience(email, { ...emailValues(email, zone), listIds }, context, known);
    expect(of('press', 'vip')).toMatchObject({ lists: ['Press', 'VIPs'], most: 7 });
    expect(of('all')).toMatchObject({ lists: ['Everyone'], most: 42 });
    expect(of('gone')).toMatchObject({ lists: [], most: 42 });
  });
});

describe('check-in in the audience of an email', () => {
  eachRow<[EmailValues['checkIn'], boolean | undefined, number]>([
    ['ANY', undefined, 42],
    ['YES', true, 30],
    ['NO', false, 42],
  ])('%s is sent as %s, to %s people at most', (checkIn, checkedIn, most) => {
    const values: EmailValues = { ...emailValues(email, zone), checkIn };
    const { audienceFilter } = emailChanges(values, email, zone);
    expect(audienceFilter?.checkedIn).toBe(checkedIn);
    expect(emailValues({ ...email, audienceFilter: audienceFilter ?? {} }, zone).checkIn).toBe(checkIn);
    expect(emailAudience(email, values, context, [])).toMatchObject({ checkIn, most });
  });
});

const rules: EmailRules = {
  type: 'SCHEDULED',
  isComplete: true,
  placeholders: context.placeholders,
  timeZoneId: zone,
  now: () => Date.parse('2026-02-11T12:00:00.000Z'),
};
const check = (change: Partial<EmailValues>, more: Partial<EmailRules> = {}) => {
  const values = { ...emailValues(email, zone), ...change };
  return emailSchema({ ...rules, ...more }).validate(values, { context: { values } });
};

describe('an email that is published', () => {
  it('is right as it is', async () => {
    await expect(check({})).resolves.toBeDefined();
  });

  eachRow([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['subject', { subject: '' }],
    ['subject', { subject: 'a'.repeat(201) }],
    ['subject', { subject: '{{surname}}' }],
    ['order', { order: [], blocks: {} }],
    ['order', blocksById([{ kind: 'DIVIDER', text: '', url: '' }], {})],
    ['blocks.b1.text', blocksById([text('')], {})],
    ['blocks.b1.text', blocksById([text('a'.repeat(5_001))], {})],
    ['blocks.b1.url', blocksById([{ kind: 'BUTTON', text: 'Go', url: '' }], {})],
    ['blocks.b1.url', blocksById([{ kind: 'IMAGE', text: 'A pier', url: 'javascript:alert(1)' }], {})],
    ['blocks.b1.url', blocksById([{ kind: 'IMAGE', text: 'A pier', url: 'http://a.example/' }], {})],
    ['date', { date: '' }],
    ['date', { date: '2026-02-11 06:59' }],
    ['date', { date: '2026-03-08 02:30' }],
    ['registrationStatuses', { registrationStatuses: [] }],
  ] satisfies [string, Partial<EmailValues>][])('is refused for %s: %j', async (path, change) => {
    await expect(check(change)).rejects.toMatchObject({ path });
  });

  it('may be unfinished while it is a draft', async () => {
    const blank = blocksById([text(''), { kind: 'BUTTON', text: '', url: '' }], {});
    await expect(check({ subject: '', date: '', ...blank }, { isComplete: false })).resolves.toBeDefined();
  });

  it('needs no date that it does not wait for', async () => {
    await expect(check({ when: 'NOW', date: '' })).resolves.toBeDefined();
    await expect(
      check({ date: '', registrationStatuses: [] }, { type: 'REGISTRATION' }),
    ).resolves.toBeDefined();
  });
});

describe('addresses a preview is sent to', () => {
  eachRow([
    ['', false],
    ['ada@example.com; Bob@example.com\nada@example.com', true],
    ['ada@example.com, nobody', false],
    [Array.from({ length: 11 }, (_, at) => `p${at}@example.com`).join(' '), false],
  ])('%s: %s', async (recipients, isRight) => {
    expect(await previewSchema().isValid({ recipients })).toBe(isRight);
  });
});

describe('a list of emails', () => {
  it('asks for 15 on a page, by what the view says', () => {
    const filters = { type: 'REGISTRATION', status: 'ACTIVE', about: 'BLOCKED' };
    const sort = { column: 'sent', direction: 'descending' } as const;
    expect(emailSearch({ ...wholeTable, search: ' ferry ', filters, sort, page: 2 })).toEqual({
      page: 1,
      size: 15,
      criteria: {
        search: 'ferry',
        type: 'REGISTRATION',
        status: 'ACTIVE',
        enabled: true,
        registrationStatus: 'BLOCKED',
      },
      orders: { SENT_COUNT: 'DESC' },
    });
  });

  it('finds what is switched off not as active or scheduled', () => {
    const criteria = (status: string) => emailSearch({ ...wholeTable, filters: { status } }).criteria;
    expect(criteria('off')).toEqual({ enabled: false });
    expect(criteria('SCHEDULED')).toEqual({ status: 'SCHEDULED', enabled: true });
    expect(criteria('DRAFT')).toEqual({ status: 'DRAFT' });
  });

  it('leaves out what an address made up', () => {
    const filters = { type: 'X', status: 'Y', about: 'Z' };
    expect(emailSearch({ ...wholeTable, filters }).criteria).toEqual({});
  });
});
