import { describe, expect, it } from 'vitest';
import {
  createEmail,
  deleteEmail,
  duplicateEmail,
  enableEmail,
  getEmailAuthToken,
  getEmailContext,
  getEmailHistory,
  listEmails,
  listEmailTemplates,
  migrateEmailsToBuilder,
  previewEmail,
  publishEmail,
  searchEmails,
  sendEmailPreview,
  updateEmail,
  type EmailBlock,
  type EmailCampaign,
  type EmailCampaignChanges,
  type EmailCriteria,
  type NewEmailCampaign,
} from '../../../../../src/contract';
import { audienceOf } from '../../../../../mocks/areas/emails/rules/audience';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, buy } = backendInTests();

const event = { accountId: '77', eventId: '1001' };
const email = (emailId: string) => ({ ...event, emailId });
const list = async () => (await client.call(listEmails, { params: event })).emails;
const get = async (id: string) => (await list()).find((one) => one.id === id);
const create = (changes: Partial<NewEmailCampaign> = {}) =>
  client.call(createEmail, {
    params: event,
    body: {
      name: 'Lanterns',
      type: 'SCHEDULED',
      subject: 'For {{firstName}}',
      blocks: [{ kind: 'TEXT', text: 'Dear {{firstName}}' }],
      ...changes,
    },
  });
const update = async (id: string, changes: Partial<EmailCampaignChanges>) => {
  const { modified = '' } = (await get(id)) ?? {};
  return client.call(updateEmail, { params: email(id), body: { modified, ...changes } });
};
const publish = (id: string) => client.call(publishEmail, { params: email(id) });
const enable = (id: string, enabled: string) =>
  client.call(enableEmail, { params: { ...email(id), enabled } });
const history = (id: string, query = {}) => client.call(getEmailHistory, { params: email(id), query });
const now = () => new Date(clock.now()).toISOString();
const later = '2026-03-10T13:00:00.000Z';
const dated = { schedule: { type: 'DATE', date: later } } as const;

describe('a new email', () => {
  it('is a draft nobody published, and has no date', async () => {
    expect(await create()).toMatchObject({
      status: 'DRAFT',
      published: false,
      enabled: true,
      sentCount: 0,
      schedule: { type: 'DATE', date: null },
      registrationStatus: null,
      audienceFilter: {},
      created: now(),
    });
  });

  eachRow([undefined, '2030-01-01T00:00:00Z', null])(
    'of type NOW has the present moment for its date, whatever was sent: %j',
    async (date) => {
      const schedule = date === undefined ? { type: 'NOW' as const } : { type: 'NOW' as const, date };
      const made = await create({ schedule });
      expect(made.schedule).toEqual({ type: 'NOW', date: now() });
      clock.advance(60_000);
      expect((await update(made.id, { name: 'Still now' })).schedule).toEqual({ type: 'NOW', date: now() });
    },
  );

  it('takes from its template what it is not given', async () => {
    const { templates } = await client.call(listEmailTemplates, { params: event });
    const template = templates.find(({ id }) => id === 'template-news');
    const { blocks, subject } = await client.call(createEmail, {
      params: event,
      body: { name: 'News', type: 'SCHEDULED', templateId: 'template-news', subject: 'Ours' },
    });
    expect([subject, blocks]).toEqual(['Ours', template?.blocks]);
  });

  eachRow<[string, Partial<NewEmailCampaign>, number, string | undefined]>([
    ['without a name', { name: '  ' }, 4000, 'name'],
    ['of another type', { type: 'OTHER' as 'SCHEDULED' }, 4000, 'type'],
    ['with an unknown placeholder', { subject: '{{age}}' }, 4000, 'subject'],
    ['with one in its content', { blocks: [{ kind: 'TEXT', text: '{{ age }}' }] }, 4000, 'blocks[0].text'],
    [
      'with an address a text has not',
      { blocks: [{ kind: 'TEXT', url: 'https://a.example' }] },
      4000,
      'blocks[0].url',
    ],
    ['with an address to run', { blocks: [{ kind: 'BUTTON', url: 'javascript:0' }] }, 4000, 'blocks[0].url'],
    [
      'for unknown tickets',
      { audienceFilter: { ticketTypeIds: ['9'] } },
      4000,
      'audienceFilter.ticketTypeIds[0]',
    ],
    [
      'for unknown lists',
      { audienceFilter: { listIds: ['list-1', '9'] } },
      4000,
      'audienceFilter.listIds[1]',
    ],
    ['on a date that is none', { schedule: { type: 'DATE', date: '10 March' } }, 4000, 'schedule.date'],
    ['scheduled and of a status', { registrationStatus: 'REGISTERED' }, 4022, undefined],
    ['about registrations, with a date', { type: 'REGISTRATION', ...dated }, 4022, undefined],
    ['of an unknown template', { templateId: 'template-9' }, 4046, undefined],
  ])('can not be %s', async (_, changes, code, field) => {
    const count = (await list()).length;
    const failure = await failureOf(create(changes));
    expect([failure.code, failure.failure?.field]).toEqual([code, field]);
    expect(await list()).toHaveLength(count);
  });
});

describe('publishing', () => {
  it('lets NOW go out at once, to everybody who is subscribed', async () => {
    const { id } = await create({ schedule: { type: 'NOW' } });
    const people = audienceOf(backend.db, '1001', {});
    clock.advance(60_000);
    const sent = await publish(id);
    expect(sent).toMatchObject({ status: 'SENT', published: true, schedule: { type: 'NOW', date: now() } });
    const { items, total } = await history(id);
    expect(total).toBe(people.length);
    expect(items.filter(({ outcome }) => outcome === 'UNSUBSCRIBED').map(({ to }) => to)).toEqual([
      'jonas@kolonn.example',
    ]);
    expect(sent.sentCount).toBe(people.length - 1);
    expect(items.find(({ to }) => to === 'amara@tidewater.example')).toMatchObject({
      subject: 'For Amara',
      kind: 'CAMPAIGN',
      date: now(),
    });
  });

  it('lets DATE wait for it, and reach those who are there then', async () => {
    const audienceFilter = { ticketTypeIds: ['3001'] };
    const { id } = await create({ ...dated, audienceFilter });
    expect(await publish(id)).toMatchObject({ status: 'SCHEDULED', published: true, sentCount: 0 });
    await buy({ 3001: 1 });
    const people = audienceOf(backend.db, '1001', audienceFilter);
    clock.set(later);
    expect(await get(id)).toMatchObject({ status: 'SENT', sentCount: people.length });
    clock.advance(60_000);
    expect((await history(id)).items.every(({ date }) => date === later)).toBe(true);
  });

  it('reaches those on a list who have a ticket, by type or by address', async () => {
    const everyone = audienceOf(backend.db, '1001', {});
    const [first] = everyone;
    if (!first) throw new Error('Nobody is registered.');
    const lists = backend.db.rows('eventLists', '1001');
    const emails = [first.email.toUpperCase(), 'nobody@else.example'];
    lists.add({ id: 'two', name: 'Two', kind: 'chosen', emails });
    const { id } = await create({ schedule: { type: 'NOW' }, audienceFilter: { listIds: ['two'] } });
    clock.advance(60_000);
    await publish(id);
    expect((await history(id)).items.map(({ to }) => to)).toEqual([first.email]);
    const of = (...listIds: string[]) => audienceOf(backend.db, '1001', { listIds });
    expect(of('list-1')).toEqual(everyone);
    expect(of('list-2')).toEqual(audienceOf(backend.db, '1001', { ticketTypeIds: ['3001'] }));
  });

  it('reaches those who were checked in, or the others, each person once', async () => {
    const everyone = audienceOf(backend.db, '1001', {});
    const [first, second, third] = everyone;
    if (!first || !second || !third) throw new Error('Nobody is registered.');
    const admissions = backend.db.rows('admissions', '1001');
    const by = { scanId: 'scan-1', at: now(), door: 'Main' };
    for (const { id } of admissions.all()) admissions.remove(id);
    admissions.add({ id: first.ticketId, by, changed: now() });
    admissions.add({ id: second.ticketId, by, changed: now() });
    // Undone: this one is outside again.
    admissions.add({ id: third.ticketId, by: null, changed: now() });
    expect((await client.call(getEmailContext, { params: event })).checkedIn).toBe(2);
    expect(audienceOf(backend.db, '1001', { checkedIn: false })).toEqual(everyone.slice(2));
    const { id, audienceFilter } = await create({
      schedule: { type: 'NOW' },
      audienceFilter: { checkedIn: true },
    });
    expect(audienceFilter).toEqual({ checkedIn: true });
    clock.advance(60_000);
    await publish(id);
    expect((await history(id)).items.map(({ to }) => to).toSorted()).toEqual(
      [first.email, second.email].toSorted(),
    );
  });

  it('changes nothing a second time', async () => {
    const { id } = await create(dated);
    const published = await publish(id);
    clock.advance(60_000);
    expect(await publish(id)).toEqual(published);
  });

  eachRow<[string, Partial<NewEmailCampaign>]>([
    ['a subject', { ...dated, subject: '' }],
    ['content', { ...dated, blocks: [{ kind: 'DIVIDER' }] }],
    ['words everywhere', { ...dated, blocks: [{ kind: 'HEADING' }] }],
    ['an address for a button', { ...dated, blocks: [{ kind: 'BUTTON', text: 'Read' }] }],
    ['a date', {}],
    ['a date to come', { schedule: { type: 'DATE', date: '2026-02-12T14:59:00.000Z' } }],
  ])('needs %s', async (_, changes) => {
    const { id } = await create(changes);
    expect((await failureOf(publish(id))).code).toBe(4022);
    expect(await get(id)).toMatchObject({ status: 'DRAFT', published: false });
  });
});

describe('what went out', () => {
  eachRow([
    ['published', () => publish('email-programme')],
    ['changed', () => update('email-programme', { name: 'Other' })],
    ['turned off', () => enable('email-programme', 'false')],
  ])('is not %s any more', async (_, act) => {
    expect((await failureOf(act())).code).toBe(4091);
  });

  it('can be copied into a draft', async () => {
    const copy = await client.call(duplicateEmail, { params: email('email-programme') });
    expect(copy).toMatchObject({
      name: 'Copy of The programme is out',
      status: 'DRAFT',
      published: false,
      sentCount: 0,
      schedule: { type: 'DATE', date: null },
      blocks: (await get('email-programme'))?.blocks as EmailBlock[],
    });
  });

  it('goes when the email is deleted', async () => {
    expect((await history('email-programme')).total).toBeGreaterThan(0);
    await client.call(deleteEmail, { params: email('email-programme') });
    expect((await failureOf(history('email-programme'))).status).toBe(404);
    const left = backend.db.rows('emailDeliveries', '1001').all();
    expect(left.filter(({ emailId }) => emailId === 'email-programme')).toEqual([]);
  });
});

describe('changing', () => {
  it('makes a draft of what waited for its date', async () => {
    expect((await get('email-soon'))?.status).toBe('SCHEDULED');
    expect(await update('email-soon', { subject: 'Sooner' })).toMatchObject({
      status: 'DRAFT',
      published: false,
      subject: 'Sooner',
      schedule: { type: 'DATE' },
    });
    clock.set('2026-05-08T13:00:00.000Z');
    expect((await get('email-soon'))?.sentCount).toBe(0);
  });

  it('leaves what goes out with registrations as it was published, until it is published anew', async () => {
    await update('email-ticket', { subject: 'Hello {{firstName}}' });
    expect(await get('email-ticket')).toMatchObject({ status: 'ACTIVE', published: false });
    await buy({ 3009: 1 });
    clock.advance(60_000);
    expect((await history('email-ticket')).items[0]?.subject).toBe('Your ticket for Northlight 2026');
    await publish('email-ticket');
    await buy({ 3009: 1 });
    expect((await history('email-ticket')).items[0]?.subject).toBe('Hello Ada');
  });

  it('is not done over somebody else’s', async () => {
    const { modified = '' } = (await get('email-thanks')) ?? {};
    await update('email-thanks', { name: 'first' });
    expect((await failureOf(update('email-thanks', { name: 'second', modified }))).code).toBe(4090);
    expect((await get('email-thanks'))?.name).toBe('first');
  });
});

describe('an email about registrations', () => {
  const make = () => create({ type: 'REGISTRATION' });

  it('goes out to those who come, not to those who were there', async () => {
    const { id, registrationStatus, schedule } = await make();
    expect([registrationStatus, schedule]).toEqual(['REGISTERED', null]);
    expect(await publish(id)).toMatchObject({ status: 'ACTIVE', sentCount: 0 });
    await buy({ 3009: 2 });
    expect(await get(id)).toMatchObject({ sentCount: 2 });
    expect((await history(id)).items.map(({ to }) => to).sort()).toEqual([
      ...['guest0@example.com', 'guest1@example.com'],
    ]);
  });

  it('does not make up for what it missed while it was off', async () => {
    const { id } = await make();
    await publish(id);
    await enable(id, 'false');
    await buy({ 3009: 1 });
    await enable(id, 'true');
    expect((await get(id))?.sentCount).toBe(0);
    await buy({ 3009: 1 });
    expect((await get(id))?.sentCount).toBe(1);
  });

  it('tells whoever’s ticket comes to stand so later', async () => {
    const { id } = await create({ type: 'REGISTRATION', registrationStatus: 'CANCELLED' });
    await publish(id);
    const [order] = backend.db.orderBook.every({ status: 'awaitingPayment' });
    if (!order) throw new Error('Nobody owes anything.');
    const tickets = order.tickets.map((ticket) => ({ ...ticket, status: 'cancelled' as const }));
    backend.db.orderBook.change(order.id, { tickets });
    expect((await history(id)).items.map(({ ticketId }) => ticketId).sort()).toEqual(
      tickets.map((ticket) => ticket.id).sort(),
    );
  });
});

describe('turning off and on', () => {
  it('keeps what is scheduled from going out; its date does not come back', async () => {
    const { id } = await create(dated);
    await publish(id);
    expect(await enable(id, 'false')).toMatchObject({ enabled: false, status: 'SCHEDULED' });
    clock.set(later);
    expect(await get(id)).toMatchObject({ status: 'SCHEDULED', sentCount: 0 });
    expect((await failureOf(enable(id, 'true'))).code).toBe(4091);
  });

  it('keeps NOW from going out', async () => {
    const { id } = await create({ schedule: { type: 'NOW' } });
    await enable(id, 'false');
    expect((await failureOf(publish(id))).code).toBe(4091);
  });

  it('knows true and false only', async () => {
    const failure = await failureOf(enable('email-soon', 'perhaps'));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'enabled' });
  });
});

describe('the search', () => {
  const search = async (criteria: EmailCriteria, rest = {}) => {
    const { items } = await client.call(searchEmails, { params: event, body: { criteria, ...rest } });
    return items.map(({ id }: EmailCampaign) => id);
  };

  eachRow<[EmailCriteria, string[]]>([
    [{ registrationStatus: 'AWAITING_PAYMENT' }, ['email-invoice']],
    [{ type: 'REGISTRATION' }, ['email-cancelled', 'email-invoice', 'email-ticket']],
    [{ status: 'SENT' }, ['email-early', 'email-programme']],
    [{ status: 'SCHEDULED' }, ['email-soon', 'email-tour']],
    [{ published: false }, ['email-press', 'email-thanks']],
    [{ enabled: false }, ['email-cancelled']],
    [{ search: 'SHOES' }, ['email-tour']],
  ])('by %j', async (criteria, ids) => {
    expect((await search(criteria)).sort()).toEqual(ids);
  });

  it('is ordered as asked, else by change, 15 on a page', async () => {
    const [first] = await search({});
    expect(first).toBe('email-press');
    expect((await search({}, { orders: { NAME: 'DESC' } }))[0]).toBe('email-ticket');
    expect(await search({ type: 'REGISTRATION' }, { page: 1, size: 2, orders: { NAME: 'ASC' } })).toEqual([
      'email-ticket',
    ]);
    for (let made = 0; made < 10; made += 1) await create();
    const page = await client.call(searchEmails, { params: event, body: {} });
    expect([page.size, page.items.length, page.total]).toEqual([15, 15, 19]);
  });
});

describe('trying an email out', () => {
  it('fills it in for a ticket, and lets nobody’s name be HTML', async () => {
    const { order, ticket } = backend.db.orderBook.ticket('NL26-4799-1');
    const tickets = order.tickets.map((one) =>
      one.id === ticket.id ? { ...one, firstName: '<b>Chiara</b>' } : one,
    );
    backend.db.orderBook.change(order.id, { tickets });
    const { html, subject, text, sender } = await client.call(previewEmail, {
      params: email('email-ticket'),
      body: { ticketId: ticket.id },
    });
    expect(html).toContain('<h2>See you there, &#60;b&#62;Chiara');
    expect(html).toContain(order.id);
    expect(html).toContain('Harbour Hall, 1 Pier Road, Boston');
    expect(text).toContain('May 14, 2026');
    expect([subject, sender.fromName]).toEqual(['Your ticket for Northlight 2026', 'Northlight Conferences']);
  });

  it('fills it in with the context’s examples otherwise', async () => {
    const { placeholders, registrationStatuses } = await client.call(getEmailContext, { params: event });
    const example = placeholders.find(({ name }) => name === 'firstName')?.example ?? '';
    const { html } = await client.call(previewEmail, { params: email('email-ticket'), body: {} });
    expect(html).toContain(`See you there, ${example}`);
    const registered = audienceOf(backend.db, '1001', { registrationStatuses: ['REGISTERED'] });
    expect(registrationStatuses[0]).toEqual({ registrationStatus: 'REGISTERED', count: registered.length });
  });

  it('sends it to a few, once each; it does not count as sent', async () => {
    const recipients = ['a@b.example', 'A@B.example', 'c@d.example'];
    const send = (id: string, to = recipients) =>
      client.call(sendEmailPreview, { params: email(id), body: { recipients: to } });
    expect(await send('email-soon')).toEqual({ sent: 2 });
    expect((await history('email-soon')).items.map(({ kind }) => kind)).toEqual(['PREVIEW', 'PREVIEW']);
    expect((await get('email-soon'))?.sentCount).toBe(0);
    expect((await failureOf(send('email-press'))).code).toBe(4022);
    expect((await failureOf(send('email-soon', ['nobody']))).failure?.field).toBe('recipients[0]');
  });

  it('needs a ticket there is', async () => {
    const call = client.call(previewEmail, { params: email('email-ticket'), body: { ticketId: 'NL26-1-1' } });
    expect((await failureOf(call)).status).toBe(404);
  });
});

describe('the history', () => {
  it('has the newest first, page by page', async () => {
    const all = (await history('email-ticket')).items;
    const dates = all.map(({ date }) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect((await history('email-ticket', { page: 1, size: 3 })).items).toEqual(all.slice(3, 6));
  });
});

describe('support', () => {
  it('moves the old editor’s emails into the builder, once', async () => {
    const migrate = (eventIds?: string[]) =>
      client.call(migrateEmailsToBuilder, { body: eventIds ? { eventIds } : {} });
    expect((await failureOf(migrate(['1001', '9']))).code).toBe(4040);
    const { migrated } = await migrate(['1001']);
    expect(migrated.map(({ legacyId }) => legacyId)).toEqual(['legacy-1', 'legacy-2']);
    expect(await get(migrated[0]?.emailId ?? '')).toMatchObject({
      status: 'DRAFT',
      published: false,
      name: 'Travel',
      blocks: [{ kind: 'TEXT' }, { kind: 'TEXT', text: 'There is no parking; bring a bicycle.' }],
    });
    expect((await migrate()).migrated.map(({ eventId }) => eventId)).toEqual(['1000']);
    expect((await migrate()).migrated).toEqual([]);
  });

  it('opens an event’s builder for an hour', async () => {
    const request = (eventId: string) => client.call(getEmailAuthToken, { params: { eventId } });
    const { token, expires } = await request('1001');
    expect(Date.parse(expires) - clock.now()).toBe(3_600_000);
    expect((await request('1002')).token).not.toBe(token);
    backend.db.session = 'account';
    expect((await failureOf(request('1001'))).status).toBe(403);
  });
});

describe('emails nobody may reach', () => {
  eachRow([
    ['an unknown one', email('email-99'), 4046],
    ['of another event', { ...email('email-soon'), eventId: '1002' }, 4046],
    ['of another account', { ...email('email-soon'), accountId: '112' }, 4046],
    ['of an unknown event', { ...email('email-soon'), eventId: '9' }, 4040],
  ])('%s', async (_, params, code) => {
    for (const call of [client.call(publishEmail, { params }), client.call(getEmailHistory, { params })]) {
      const failure = await failureOf(call);
      expect([failure.status, failure.code]).toEqual([404, code]);
    }
  });
});
