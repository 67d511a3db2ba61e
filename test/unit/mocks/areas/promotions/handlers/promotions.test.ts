import { describe, expect, it } from 'vitest';
import {
  assignPromotionsToGroup,
  createPromotion,
  createPromotionsInBulk,
  deletePromotion,
  deletePromotionAsAdmin,
  emailPromotions,
  getPromotion,
  getTickets,
  importPromotions,
  listOrders,
  listPromotions,
  updatePromotion,
  type PromotionDraft,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, clock, client, hold } = backendInTests();

const event = { accountId: '77', eventId };
const promotion = (promotionId: string) => ({ ...event, promotionId });
const draft: PromotionDraft = {
  code: 'pierside',
  percentOff: 25,
  discountedTicketTypeIds: ['3001'],
  revealedTicketTypeIds: [],
};
const create = (changes: Partial<PromotionDraft> = {}) =>
  client.call(createPromotion, { params: event, body: { ...draft, ...changes } });
const get = (id: string) => client.call(getPromotion, { params: promotion(id) });
const list = (query = {}) => client.call(listPromotions, { params: event, query });
/** Sends a promotion back with some of it changed. */
const update = async (id: string, changes: Partial<PromotionDraft & { modified: string }>) => {
  const { maxUses, maxTickets, start, end, promotionGroupId, ...now } = await get(id);
  const body = { ...now, maxUses, maxTickets, start, end, promotionGroupId, ...changes };
  return client.call(updatePromotion, { params: promotion(id), body });
};
const priceOf = async (code: string, ticketTypeId = '3001') => {
  const { tickets } = await client.call(getTickets, { params: { eventId }, query: { code } });
  return tickets.find(({ id }) => id === ticketTypeId)?.buyerPrice;
};
const refusal = async (code: string) => (await failureOf(priceOf(code))).failure;

describe('what the organizer does with promotions', () => {
  it('counts for buyers at once: a new code, a change, an end, a deletion', async () => {
    expect(await refusal('PIERSIDE')).toMatchObject({ code: 4041 });
    const { id, code } = await create();
    expect(code).toBe('PIERSIDE');
    expect(await priceOf('PierSide')).toBe(135_00);
    await update(id, { percentOff: 50 });
    expect(await priceOf('PIERSIDE')).toBe(90_00);
    await update(id, { end: '2026-02-12T09:59:00-05:00' });
    expect(await refusal('PIERSIDE')).toMatchObject({ message: 'is no longer valid.' });
    await update(id, { end: null, start: '2026-02-13T09:00:00-05:00' });
    expect(await refusal('PIERSIDE')).toMatchObject({ message: 'is not valid yet.' });
    clock.set('2026-02-13T09:00:00-05:00');
    expect(await priceOf('PIERSIDE')).toBe(90_00);
    await client.call(deletePromotion, { params: promotion(id) });
    expect(await refusal('PIERSIDE')).toMatchObject({ message: 'is not a valid promotion code.' });
  });

  it('lets a new code reveal hidden ticket types', async () => {
    await create({ percentOff: 0, discountedTicketTypeIds: [], revealedTicketTypeIds: ['3003'] });
    expect(await priceOf('PIERSIDE', '3003')).toBe(60_00);
  });

  it('outlives the world that is stored and loaded again', async () => {
    const { id } = await create({ note: 'On the pier' });
    await backend.reset(structuredClone(backend.db.snapshot().world));
    expect(await get(id)).toMatchObject({ code: 'PIERSIDE', note: 'On the pier' });
  });
});

describe('uses', () => {
  it('are orders with the code, past ones too, and tickets held with it', async () => {
    const past = backend.db.orderBook.all().filter(({ promotionalCode }) => promotionalCode === 'LANTERN20');
    expect((await get('LANTERN20')).uses).toBe(past.length);
    await hold({ 3002: 1 }, 'LANTERN20');
    expect((await get('LANTERN20')).uses).toBe(past.length + 1);
    clock.advance(16 * 60_000);
    expect((await get('LANTERN20')).uses).toBe(past.length);
  });

  it('are found among the orders by the code', async () => {
    const { orders, total } = await client.call(listOrders, {
      params: { eventId },
      query: { search: 'lantern20' },
    });
    expect(total).toBe((await get('LANTERN20')).uses);
    expect(orders.every(({ promotionalCode }) => promotionalCode === 'LANTERN20')).toBe(true);
  });

  it('end at the limit, for buyers and in the list, also when it is lowered to those there were', async () => {
    await update('LANTERN20', { maxUses: (await get('LANTERN20')).uses });
    expect(await refusal('LANTERN20')).toMatchObject({ message: 'has been used up.' });
    expect((await list({ status: 'USED_UP' })).items.map(({ code }) => code)).toEqual(['LANTERN20']);
  });

  it('keep the code and the promotion; support may delete it all the same', async () => {
    expect((await failureOf(update('LANTERN20', { code: 'LANTERN25' }))).code).toBe(4091);
    const params = promotion('LANTERN20');
    expect((await failureOf(client.call(deletePromotion, { params }))).status).toBe(409);
    const held = await hold({ 3002: 1 }, 'LANTERN20');
    await client.call(deletePromotionAsAdmin, { params: { eventId, promotionId: 'LANTERN20' } });
    expect(await refusal('LANTERN20')).toMatchObject({ code: 4041 });
    expect(backend.db.transaction(held.token).orderTotal).toBe(held.orderTotal);
  });
});

describe('a promotion that can not be', () => {
  eachRow<[string, Partial<PromotionDraft>, string]>([
    ['a code another one has', { code: ' lantern20 ' }, 'code'],
    ['an empty code', { code: '   ' }, 'code'],
    ['a code with blanks', { code: 'TWO WORDS' }, 'code'],
    ['more than everything off', { percentOff: 101 }, 'percentOff'],
    ['an unknown ticket type', { discountedTicketTypeIds: ['3001', '9'] }, 'discountedTicketTypeIds[1]'],
    ['an unknown ticket type to reveal', { revealedTicketTypeIds: ['9'] }, 'revealedTicketTypeIds[0]'],
    ['an unknown group', { promotionGroupId: 'group-9' }, 'promotionGroupId'],
    ['an end before the start', { start: '2026-03-02T00:00:00Z', end: '2026-03-01T00:00:00Z' }, 'end'],
    ['a moment that is none', { start: 'tomorrow' }, 'start'],
    ['half a use', { maxUses: 1.5 }, 'maxUses'],
    ['no ticket', { maxTickets: 0 }, 'maxTickets'],
  ])('%s', async (_, changes, field) => {
    const failure = await failureOf(create(changes));
    expect([failure.status, failure.failure?.field]).toEqual([400, field]);
    const { items } = await list();
    expect(items.some(({ code }) => code === 'PIERSIDE')).toBe(false);
  });

  it('is refused when changing one, too, and may keep its own code', async () => {
    expect((await failureOf(update('FRIENDS', { code: 'WINTER10' }))).failure?.field).toBe('code');
    expect((await update('FRIENDS', { code: 'friends', note: ' ours ' })).note).toBe('ours');
  });

  it('is not written over somebody else’s change', async () => {
    const { modified } = await get('FRIENDS');
    await update('FRIENDS', { note: 'first' });
    const failure = await failureOf(update('FRIENDS', { note: 'second', modified }));
    expect([failure.status, failure.code]).toEqual([409, 4090]);
    expect((await get('FRIENDS')).note).toBe('first');
  });
});

describe('the list', () => {
  eachRow([
    [{ status: 'ENDED' }, ['WINTER10']],
    [{ status: 'SCHEDULED' }, ['CLASSROOM']],
    [{ promotionGroupId: 'group-newsletter' }, ['LANTERN20', 'WINTER10']],
    [{ search: 'letter' }, ['LANTERN20']],
    [{ search: 'friend' }, ['FRIENDS']],
    [{ page: 1, size: 2 }, ['FRIENDS', 'TIDEWATER']],
  ])('%j', async (query, codes) => {
    expect((await list(query)).items.map(({ code }) => code)).toEqual(codes);
  });

  it('is the event’s own', async () => {
    const params = { ...event, eventId: '1002' };
    const { items } = await client.call(listPromotions, { params });
    expect(items.map(({ code, uses }) => [code, uses])).toEqual([['ROPEWALK', 0]]);
    const made = await client.call(createPromotion, {
      params,
      body: { ...draft, discountedTicketTypeIds: [], code: 'LANTERN20' },
    });
    await client.call(deletePromotion, { params: { ...params, promotionId: made.id } });
    expect((await client.call(listPromotions, { params })).total).toBe(1);
    expect((await get('LANTERN20')).percentOff).toBe(20);
  });
});

describe('many at once', () => {
  const { percentOff, discountedTicketTypeIds, revealedTicketTypeIds } = draft;
  const terms = { percentOff, discountedTicketTypeIds, revealedTicketTypeIds };
  const bulk = (bulkQuantity: number, changes = {}) =>
    client.call(createPromotionsInBulk, {
      params: event,
      body: { ...terms, bulkQuantity, prefix: 'school-', ...changes },
    });

  // 002 §7, §9.
  it('may take 180 s, everything else of promotions 30 s', () => {
    expect(createPromotionsInBulk.timeout).toBe(180_000);
    const others = [
      createPromotion,
      updatePromotion,
      assignPromotionsToGroup,
      emailPromotions,
      importPromotions,
    ];
    expect(new Set(others.map(({ timeout }) => timeout))).toEqual(new Set([30_000]));
  });

  it('have codes of their own that buyers can use', async () => {
    const { promotions } = await bulk(2000, { maxUses: 1 });
    expect(new Set(promotions.map(({ code }) => code)).size).toBe(2000);
    expect(promotions.every(({ code }) => /^SCHOOL-[A-Z0-9]{8}$/.test(code))).toBe(true);
    expect(await priceOf(promotions[1999]?.code ?? '')).toBe(135_00);
    const { total, items } = await list({ search: 'school-' });
    expect([total, items.length]).toEqual([2000, 500]);
  });

  eachRow([
    [0, {}, 'bulkQuantity'],
    [5001, {}, 'bulkQuantity'],
    [2.5, {}, 'bulkQuantity'],
    [2, { prefix: 'a b' }, 'prefix'],
    [2, { revealedTicketTypeIds: ['9'] }, 'revealedTicketTypeIds[0]'],
  ])('are made all or none: %j %j', async (quantity, changes, field) => {
    const { total } = await list();
    expect((await failureOf(bulk(quantity, changes))).failure?.field).toBe(field);
    expect((await list()).total).toBe(total);
  });
});

describe('moving into a group', () => {
  const move = (ids: string[], promotionGroupId: string | null) =>
    client.call(assignPromotionsToGroup, { params: event, body: { ids, promotionGroupId } });

  it('moves them, and out again', async () => {
    const { promotions } = await move(['FRIENDS', 'STAGEDOOR'], 'group-press');
    expect(promotions.map(({ promotionGroupId }) => promotionGroupId)).toEqual([
      'group-press',
      'group-press',
    ]);
    await move(['FRIENDS'], null);
    expect((await get('FRIENDS')).promotionGroupId).toBeNull();
    expect(await priceOf('FRIENDS')).toBe(153_00);
  });

  eachRow([
    [['FRIENDS', 'NOBODY'], 'group-press'],
    [['FRIENDS'], 'group-9'],
  ])('moves none when one is unknown: %j to %s', async (ids, group) => {
    const failure = await failureOf(move(ids, group));
    expect([failure.status, failure.code]).toEqual([404, 4046]);
    expect((await get('FRIENDS')).promotionGroupId).toBeNull();
  });
});

describe('writing codes to people', () => {
  const send = (ids: string[], recipients: string[]) =>
    client.call(emailPromotions, {
      params: event,
      body: { ids, recipients, subject: 'For you', text: 'Here.' },
    });

  it('writes to each once, and to nobody who unsubscribed', async () => {
    const answer = await send(['FRIENDS'], ['a@b.example', 'A@b.example', 'jonas@kolonn.example']);
    expect(answer).toEqual({ sent: 1, unsubscribed: ['jonas@kolonn.example'] });
    expect((await get('FRIENDS')).lastEmailed).toBe(new Date(clock.now()).toISOString());
    expect(backend.db.rows('promotionEmails', eventId).all().at(-1)?.text).toBe('Here.\nFRIENDS');
  });

  eachRow([
    [['WINTER10'], ['a@b.example'], 4091],
    [['NOBODY'], ['a@b.example'], 4046],
    [['FRIENDS'], ['a@b.example', 'nobody'], 4000],
    [['FRIENDS'], [], 4000],
  ])('refuses %j to %j', async (ids, recipients, code) => {
    const before = backend.db.rows('promotionEmails', eventId).all().length;
    expect((await failureOf(send(ids, recipients))).code).toBe(code);
    expect(backend.db.rows('promotionEmails', eventId).all()).toHaveLength(before);
  });
});

describe('a file of promotions', () => {
  const send = (text: string, promotionGroupId?: string) =>
    client.call(importPromotions, {
      params: event,
      body: { file: new Blob([text]), ...(promotionGroupId ? { promotionGroupId } : {}) },
    });

  it('makes what is right and says what is wrong', async () => {
    const lines = [
      'code,percentOff,discountedTicketTypeIds,maxUses',
      'paper,10,3001;3002,5',
      'PAPER,10,3001,',
      'LANTERN20,10,3001,',
      'INK,much,3001,',
      'PEN,10,9,',
      'NIB,110,3001,',
      'QUILL,10,3001,0',
    ];
    expect(await send(lines.join('\n'), 'group-press')).toMatchObject({
      created: 1,
      errors: [
        { row: 3, field: 'code' },
        { row: 4, field: 'code' },
        { row: 5, field: 'percentOff' },
        { row: 6, field: 'discountedTicketTypeIds[0]' },
        { row: 7, field: 'percentOff' },
        { row: 8, field: 'maxUses' },
      ],
    });
    expect(await priceOf('PAPER', '3002')).toBe(288_00);
    const { items } = await list({ search: 'paper' });
    expect(items).toMatchObject([{ maxUses: 5, promotionGroupId: 'group-press' }]);
  });

  eachRow([
    ['name\nPAPER', undefined, 4000],
    ['code,percentOff\n', undefined, 4022],
    ['code,percentOff\nPAPER,10', 'group-9', 4046],
  ])('is refused as a whole: %j', async (text, group, code) => {
    expect((await failureOf(send(text, group))).code).toBe(code);
  });
});

describe('promotions nobody may reach', () => {
  eachRow([
    ['an unknown one', promotion('promotion-99'), 4046],
    ['of an unknown event', { ...promotion('FRIENDS'), eventId: '9' }, 4040],
    ['of another account', { ...promotion('FRIENDS'), accountId: '112' }, 4046],
  ])('%s', async (_, params, code) => {
    for (const call of [client.call(getPromotion, { params }), client.call(deletePromotion, { params })]) {
      const failure = await failureOf(call);
      expect([failure.status, failure.code]).toEqual([404, code]);
    }
  });

  it('by the account what is for support', async () => {
    backend.db.session = 'account';
    const call = client.call(deletePromotionAsAdmin, { params: { eventId, promotionId: 'FRIENDS' } });
    expect((await failureOf(call)).status).toBe(403);
  });
});
