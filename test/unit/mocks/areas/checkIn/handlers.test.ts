import { describe, expect, it } from 'vitest';
import {
  checkInTickets,
  getCheckInData,
  getRegistrationData,
  getRegistrationGoal,
  listDoorTickets,
  setRegistrationGoal,
  undoCheckIn,
  updateCheckInData,
  type CheckInUpdate,
} from '../../../../../src/contract';
import { backendInTests, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, buy } = backendInTests();

const params = { eventId: '1001' };
const update = (body: CheckInUpdate, eventId = '1001') =>
  client.call(updateCheckInData, { params: { eventId }, body });
const draft: CheckInUpdate = { active: true, id: 'northlight-door', welcomeMessage: 'Welcome.' };
const goal = () => client.call(getRegistrationGoal, { params });
const setGoal = (body: { goal: number | null; deadline: string | null }) =>
  client.call(setRegistrationGoal, { params, body });
const data = () => client.call(getRegistrationData, { params });

describe('checking in', () => {
  it('keeps its password, and never answers it', async () => {
    const saved = await update({ ...draft, password: 'low tide at six' });
    expect(saved).toMatchObject({ active: true, id: 'northlight-door', hasPassword: true });
    expect(await client.call(getCheckInData, { params })).toEqual(saved);
    expect(JSON.stringify([saved, backend.db.snapshot()])).not.toContain('low tide');
    expect((await update(draft)).hasPassword).toBe(true);
  });

  it('is not active without a password', async () => {
    const other = { ...draft, id: 'summer-door' };
    expect((await failureOf(update(other, '1003'))).code).toBe(4022);
    expect(await update({ ...other, password: 'six boats' }, '1003')).toMatchObject({ active: true });
  });

  eachRow([
    ['id', { ...draft, id: 'lantern-ropewalk' }],
    ['id', { ...draft, id: 'Front door' }],
    ['password', { ...draft, password: 'short' }],
    ['welcomeMessage', { ...draft, welcomeMessage: 'x'.repeat(281) }],
  ])('is refused when its %s is wrong', async (field, body) => {
    const failure = await failureOf(update(body));
    expect([failure.status, failure.failure?.field]).toEqual([400, field]);
  });
});

const scan = (code: string, id = `scan-of-${code}`) => ({
  id,
  code,
  at: '2026-02-12T14:30:00.000Z',
  door: 'Main entrance',
});
const checkIn = (scans: ReturnType<typeof scan>[], eventId = '1001') =>
  client.call(checkInTickets, { params: { eventId }, body: { scans } });
const list = (query: { since?: string; page?: number; size?: number } = {}) =>
  client.call(listDoorTickets, { params, query });

describe('the door', () => {
  it('says of each ticket what becomes of it', async () => {
    const codes = ['NL26-4796-1', 'NL26-4793-1', 'NL26-4798-1', 'NL26-4812-1', 'NL26-1'];
    const { results } = await checkIn(codes.map((code) => scan(code)));
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'ADMITTED',
      'ALREADY_ADMITTED',
      'CANCELLED',
      'BLOCKED',
      'UNKNOWN',
    ]);
    expect(results[1]?.ticket?.admission).toMatchObject({ door: 'Stage door', scanId: 'scan-speakers-1' });
    const other = await checkIn([scan('NL26-4796-1')], '1002');
    expect(other.results).toEqual([{ scanId: 'scan-of-NL26-4796-1', outcome: 'WRONG_EVENT', ticket: null }]);
  });

  it('has every ticket once on its pages, and later only what changed', async () => {
    const whole = await list();
    const pages = await Promise.all([0, 1, 2].map((page) => list({ page, size: 20 })));
    expect(pages.flatMap(({ tickets }) => tickets)).toEqual(whole.tickets);
    expect(whole.total).toBe(whole.tickets.length);
    clock.set('2026-03-01T16:00:00.000Z');
    expect((await list({ since: '2026-03-01T15:59:00.000Z' })).tickets).toEqual([]);
    const { results } = await checkIn([scan('NL26-4796-1')]);
    expect((await list({ since: '2026-03-01T15:59:00.000Z' })).tickets).toEqual([results[0]?.ticket]);
    const undone = await client.call(undoCheckIn, {
      params: { ...params, scanId: 'scan-of-NL26-4796-1' },
    });
    expect(undone.admission).toBeNull();
    expect((await list({ since: '2026-03-01T15:59:00.000Z' })).tickets).toEqual([undone]);
  });

  it('takes a scan from the future as one of now', async () => {
    const { results } = await checkIn([{ ...scan('NL26-4796-1'), at: '2027-01-01T00:00:00Z' }]);
    expect(results[0]?.ticket?.admission?.at).toBe('2026-02-12T15:00:00.000Z');
  });

  it('needs a door, an instant and a session, and knows no scans of other events', async () => {
    const noDoor = await failureOf(checkIn([{ ...scan('NL26-4796-1'), door: ' ' }]));
    expect([noDoor.status, noDoor.failure?.field]).toEqual([400, 'scans.0.door']);
    const noTime = await failureOf(checkIn([{ ...scan('NL26-4796-1'), at: 'today' }]));
    expect(noTime.status).toBe(400);
    const undo = client.call(undoCheckIn, { params: { eventId: '1002', scanId: 'scan-speakers-1' } });
    expect(await failureOf(undo)).toMatchObject({ status: 404, code: 4046 });
    await backend.reset(worldWith((world) => void (world.session = 'none')));
    for (const call of [list(), checkIn([scan('NL26-4796-1')])])
      expect(await failureOf(call)).toMatchObject({ code: 4001 });
  });
});

describe('the goal', () => {
  it('is as far as there are registrations', async () => {
    const { registrations } = await goal();
    await buy({ '3009': 2 });
    const set = await setGoal({ goal: 2 * (registrations + 2), deadline: '2026-02-22T10:00:00-05:00' });
    expect(set).toMatchObject({ registrations: registrations + 2, percent: 50 });
    expect(set.neededPerDay).toBe(Math.ceil((registrations + 2) / 10));
    clock.set('2026-02-23T10:00:00-05:00');
    expect((await goal()).neededPerDay).toBeNull();
  });

  it('can be taken away', async () => {
    const none = { goal: null, deadline: null };
    expect(await setGoal(none)).toMatchObject({ ...none, percent: null, neededPerDay: null });
  });

  eachRow([
    [{ goal: 0, deadline: null }, 4022],
    [{ goal: 10.5, deadline: null }, 4022],
    [{ goal: 10, deadline: '2026-02-01T00:00:00Z' }, 4000],
    [{ goal: 10, deadline: '2026-06-01T00:00:00Z' }, 4000],
    [{ goal: 10, deadline: 'soon' }, 4000],
  ])('is refused: %o', async (body, code) => {
    expect((await failureOf(setGoal(body))).code).toBe(code);
  });
});

describe('registration data', () => {
  it('counts what was sold, and adds up', async () => {
    const before = await data();
    await buy({ '3009': 2 });
    const after = await data();
    expect(after.orders).toBe(before.orders + 1);
    expect(after.registrations).toBe(before.registrations + 2);
    const sum = (rows: { registrations: number }[]) =>
      rows.reduce((total, { registrations }) => total + registrations, 0);
    expect(sum(after.byTicketType)).toBe(after.registrations);
    expect(sum(after.byDay)).toBe(after.registrations);
    expect(after.byDay.at(-1)?.day).toBe('2026-02-12');
    const days = after.byDay.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
  });

  it('of an event that is not on sale has its last count', async () => {
    const other = await client.call(getRegistrationData, { params: { eventId: '1000' } });
    expect(other).toMatchObject({ orders: 268, registrations: 431, byDay: [] });
  });
});
