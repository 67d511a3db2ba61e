import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventPart, FormQuestion } from '../../../../../src/contract';
import {
  createEvent,
  getTickets,
  listAgendaSessions,
  listEmails,
  listEvents,
  listPromotions,
} from '../../../../../src/contract';
import { eventParts } from '../../../../../src/domain/events';
import {
  createDb,
  createMockClock,
  scenarios,
  type Db,
  type Promotion,
  type World,
} from '../../../../../mocks';
import type { Snapshot } from '../../../../../mocks/db';
import type { TicketTypeSeed } from '../../../../../mocks/sale/terms';
import { copyParts, eventOf, keepEvent } from '../../../../../mocks/areas/events/rules';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, buy, client } = backendInTests();

const account = { accountId: '77' };
/** A hundred days after Northlight, on other clocks, and as long. */
const draft = {
  name: 'Northlight London',
  'start-date': '2026-08-22T09:00:00+01:00',
  'end-date': '2026-08-23T18:00:00+01:00',
  'time-zone-id': 'Europe/London',
  venue: { name: 'The Ropewalk', address: '14 Creek Lane', city: 'London' },
};
const evening = { ...draft, 'end-date': '2026-08-22T21:00:00+01:00' };

const create = (copyParts: string, body = draft) =>
  client.call(createEvent, { params: account, query: { copyOf: eventId, copyParts }, body });
const copied = async (copyParts: string, body = draft) => {
  const { id } = await create(copyParts, body);
  return { id, params: { ...account, eventId: id }, world: backend.db.of(id).world };
};
const source = () => backend.db.of(eventId).world;

describe('ticket types', () => {
  it('are offered with ids of their own, as many as there were at first', async () => {
    await buy({ 3009: 2, 3001: 1 });
    const { id, world } = await copied('ticketTypes');
    expect(world.ticketTypes.map(({ name }) => name)).toEqual(source().ticketTypes.map(({ name }) => name));
    const own = backend.db.of(eventId);
    for (const [index, type] of world.ticketTypes.entries()) {
      const original = source().ticketTypes[index]?.id ?? '';
      const { initial } = own.stockOf(original);
      expect(type.id).not.toBe(original);
      expect(backend.db.of(id).stockOf(type.id)).toMatchObject({ sold: 0, held: 0, left: type.stock });
      expect(type.stock).toBe(initial === null ? null : initial + own.orderBook.pastTickets(original));
    }
    const { tickets } = await client.call(getTickets, { params: { eventId: id }, query: {} });
    expect(tickets.length).toBeGreaterThan(0);
  });

  it('are sold as many days later, at the same time of day where the event is', async () => {
    const { world } = await copied('ticketTypes');
    const opening = world.ticketTypes.find(({ name }) => name === 'General Admission')?.opening;
    // March 20 in Boston.
    expect(opening).toEqual({ kind: 'dates', end: '2026-06-28T22:59:59.000Z' });
  });
});

describe('promotions', () => {
  it('are for the ticket types of the copy, and used by nobody', async () => {
    backend.db.of(eventId).promotions.count('LANTERN20', 1);
    const { params, world } = await copied('ticketTypes,promotions');
    const { items } = await client.call(listPromotions, { params, query: {} });
    expect(items.map(({ code }) => code)).toEqual(source().promotions.map(({ code }) => code));
    expect(new Set(items.map(({ uses, lastEmailed }) => `${uses} ${lastEmailed}`))).toEqual(
      new Set(['0 null']),
    );
    const twoDays = world.ticketTypes.find(({ name }) => name === 'Two-Day Pass')?.id;
    expect(items[0]?.discountedTicketTypeIds).toEqual([twoDays]);
    const groups = backend.db.rows('promotionGroups', params.eventId).all();
    expect(groups.map(({ id }) => id)).toContain(items[0]?.promotionGroupId);
  });
});

describe('the agenda', () => {
  it('comes as drafts on the days of the copy, nobody registered', async () => {
    const { params } = await copied('agenda');
    const { items, total } = await client.call(listAgendaSessions, { params, query: {} });
    expect(total).toBe(backend.db.rows('agendaSessions', eventId).all().length);
    expect(new Set(items.map(({ status, registered }) => `${status} ${registered}`))).toEqual(
      new Set(['DRAFT 0']),
    );
  });

  it('leaves no event behind when a session would lie outside its days', async () => {
    const before = backend.db.snapshot().records;
    const failure = await failureOf(create(eventParts.join(), evening));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'copyParts.agenda' });
    expect(failure.failure?.error).toContain('The event ends on 2026-08-22.');
    const { events } = await client.call(listEvents, { params: account });
    expect(events.map(({ name }) => name)).not.toContain(draft.name);
    const rowsIn = (records: Snapshot['records']) =>
      Object.values(records).flatMap((scopes) => Object.values(scopes).flat());
    expect(rowsIn(backend.db.snapshot().records)).toEqual(rowsIn(before));
  });
});

describe('emails', () => {
  it('come as drafts that went out to nobody, those that went out included', async () => {
    const { params } = await copied('ticketTypes,emails');
    const { emails } = await client.call(listEmails, { params });
    const { emails: originals } = await client.call(listEmails, { params: { ...account, eventId } });
    expect(emails.map(({ name }) => name)).toEqual(originals.map(({ name }) => name));
    expect(originals.some(({ status }) => status === 'SENT')).toBe(true);
    const drafts = new Set(
      emails.map(({ status, published, sentCount }) => `${status} ${published} ${sentCount}`),
    );
    expect(drafts).toEqual(new Set(['DRAFT false 0']));
  });

  it.each([
    ['ticket types stay behind without them', { ticketTypeIds: ['3001'] }],
    ['lists stay behind, as lists do', { listIds: ['list-2'] }],
  ])('for certain %s', async (_, audienceFilter) => {
    const emails = backend.db.rows('emailCampaigns', eventId);
    for (const { id } of emails.all()) emails.change(id, { audienceFilter: {} });
    const [first, ...others] = emails.all();
    if (!first) throw new Error('There are emails.');
    emails.change(first.id, { audienceFilter });
    const { params } = await copied('emails');
    const copies = (await client.call(listEmails, { params })).emails;
    expect(copies.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
  });
});

describe('the form', () => {
  const questions: FormQuestion[] = [
    {
      id: '1_form',
      attributeKey: 'diet',
      label: 'Diet',
      type: 'text',
      required: true,
      ticketTypeIds: ['3001'],
    },
    {
      id: '2_form',
      attributeKey: 'dietMore',
      label: 'Which',
      type: 'text',
      required: false,
      showWhen: { questionId: '1_form', values: ['Other'] },
    },
    {
      id: '3_form',
      attributeKey: 'talks',
      label: 'Talks',
      type: 'sessionRegistration',
      required: true,
      sessions: [],
    },
  ];
  const labelsIn = ({ form }: World) => form.entities.map(({ label }) => label);

  it('asks the same of the same ticket types', async () => {
    source().form.entities.push(...questions);
    const { world } = await copied('ticketTypes,form');
    expect(labelsIn(world)).toEqual(labelsIn(source()));
    const [diet, which, talks] = world.form.entities.slice(-3);
    expect(diet?.ticketTypeIds).toEqual([world.ticketTypes[0]?.id]);
    expect(which?.showWhen?.questionId).toBe(diet?.id);
    expect(talks?.sessions).toBeUndefined();
  });

  it('asks nobody what it asked of certain ticket types only, nor what depends on it', async () => {
    source().form.entities.push(...questions);
    const { world } = await copied('form');
    expect(labelsIn(world)).toEqual(
      labelsIn(source()).filter((label) => label !== 'Diet' && label !== 'Which'),
    );
  });
});

describe('the widget', () => {
  it('has the colors and texts, and stays one of its own', async () => {
    Object.assign(source().widget, { theme: { color0: '#0b3d2e', font: 'Georgia' }, noTicketsText: 'Gone' });
    const { id, world } = await copied('widgetSettings');
    expect(world.widget).toMatchObject({
      theme: source().widget.theme,
      noTicketsText: 'Gone',
      showFaces: true,
    });
    expect(world.widget.widgetId).toBe(`widget-${id}`);
    expect(world.widget.communityEnabled).toBeUndefined();
  });
});

describe('what is not asked for', () => {
  it('is not copied', async () => {
    const { id, world } = await copied('');
    expect([world.ticketTypes, world.promotions, world.widget.theme]).toEqual([[], [], {}]);
    expect(backend.db.rows('agendaSessions', id).all()).toEqual([]);
    expect(backend.db.rows('emailCampaigns', id).all()).toEqual([]);
  });

  eachRow<[string, string]>([
    ['tickets', 'There is no part tickets.'],
    ['ticketTypes, form', 'There is no part  form.'],
    ['promotions', 'promotions needs ticketTypes.'],
  ])('is refused as %j', async (names, error) => {
    expect((await failureOf(create(names))).failure).toMatchObject({ code: 4000, field: 'copyParts', error });
  });
});

/** Every id that something of an event refers to, with those there are. */
function referencesIn(db: Db, id: string) {
  const { ticketTypes, promotions, form } = db.of(id).world;
  const types = ticketTypes.map((type) => type.id);
  const settings = db.rows('agendaSettings', id).find(id);
  const idsOf = (list: readonly { id: string }[] = []) => list.map((one) => one.id);
  const sessions = db.rows('agendaSessions', id).all();
  const openings = ticketTypes.flatMap(({ opening }) => {
    if (opening.kind === 'subsequent') return [opening.after];
    return opening.kind === 'ticketSelect' ? opening.requires : [];
  });
  const emails = db.rows('emailCampaigns', id).all();
  return [
    [types, openings],
    [types, promotions.flatMap(({ discounts, reveals }) => [...discounts, ...reveals])],
    [types, form.entities.flatMap(({ ticketTypeIds = [] }) => ticketTypeIds)],
    [types, emails.flatMap(({ audienceFilter }) => audienceFilter.ticketTypeIds ?? [])],
    [idsOf(form.entities), form.entities.flatMap(({ showWhen }) => showWhen?.questionId ?? [])],
    [idsOf(db.rows('promotionGroups', id).all()), promotions.flatMap((one) => one.promotionGroupId ?? [])],
    [idsOf(settings?.tracks), sessions.flatMap(({ trackId }) => trackId ?? [])],
    [idsOf(settings?.locations), sessions.flatMap(({ locationId }) => locationId ?? [])],
    [idsOf(settings?.tags), sessions.flatMap(({ tagIds }) => tagIds)],
    [idsOf(db.rows('agendaSpeakers', id).all()), sessions.flatMap(({ speakerIds }) => speakerIds)],
  ] as const;
}

describe('a copy', () => {
  const typeIds = ['1', '2', '3', '4'];
  const someTypes = fc.subarray(typeIds);
  const opening = fc.oneof(
    fc.constant({ kind: 'immediate' as const }),
    fc.constantFrom(...typeIds).map((after) => ({ kind: 'subsequent' as const, after })),
    someTypes.map((requires) => ({ kind: 'ticketSelect' as const, requires })),
  );
  const ticketTypes = fc.tuple(opening, opening, opening, opening).map((openings) =>
    openings.map((each, index): TicketTypeSeed => ({
      id: typeIds[index] ?? '',
      name: `Type ${index}`,
      price: 10_00,
      fee: {},
      stock: 10,
      perOrderMin: 1,
      perOrderMax: 4,
      opening: each,
    })),
  );
  const promotions = fc.array(
    fc.record({
      percentOff: fc.integer({ min: 0, max: 100 }),
      discounts: someTypes,
      reveals: someTypes,
      promotionGroupId: fc.constantFrom('group-newsletter', 'group-partners'),
    }),
    { maxLength: 4 },
  );
  const form = fc.array(fc.record({ types: someTypes, dependsOn: fc.nat(4) }), { maxLength: 5 });
  const audiences = fc.array(someTypes, { minLength: 1, maxLength: 3 });

  it('refers to nothing but itself, whatever is copied, and leaves the source as it was', () => {
    fc.assert(
      fc.property(
        fc.record({ ticketTypes, promotions, form, audiences, parts: fc.subarray<EventPart>(eventParts) }),
        (drawn) => {
          const db = createDb(
            { world: scenarios.conference },
            createMockClock({ at: scenarios.conference.now }),
          );
          const { world } = db;
          world.ticketTypes = drawn.ticketTypes;
          db.stock.typesChanged(world.ticketTypes);
          world.promotions = drawn.promotions.map((one, index): Promotion => ({ ...one, code: `C${index}` }));
          world.form.entities = drawn.form.map(({ types, dependsOn }, index) => ({
            id: `${index}_form`,
            attributeKey: `key${index}`,
            label: `Question ${index}`,
            type: 'text',
            required: false,
            ticketTypeIds: types,
            ...(dependsOn < index && { showWhen: { questionId: `${dependsOn}_form`, values: ['Yes'] } }),
          }));
          const emails = db.rows('emailCampaigns', eventId);
          for (const [index, email] of emails.all().entries())
            emails.change(email.id, {
              audienceFilter: { ticketTypeIds: drawn.audiences[index % drawn.audiences.length] ?? [] },
            });
          const before = structuredClone({ world, records: db.snapshot().records });

          const from = eventOf(db, '77', eventId);
          const to = keepEvent(db, { ...from, ...draft, id: '10001' });
          copyParts(db, { from, to, parts: drawn.parts, now: scenarios.conference.now });

          for (const [known, used] of referencesIn(db, to.id))
            expect(known).toEqual(expect.arrayContaining([...used]));
          const own = referencesIn(db, eventId).flatMap(([known]) => known);
          for (const [known] of referencesIn(db, to.id))
            expect(known.filter((id) => own.includes(id))).toEqual([]);
          const { records: _, ...kept } = before.world;
          expect(world).toMatchObject(kept);
          for (const table of [
            'agendaSessions',
            'agendaSettings',
            'emailCampaigns',
            'promotionGroups',
          ] as const)
            expect(db.snapshot().records[table]?.[eventId]).toEqual(before.records[table]?.[eventId]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
