import { describe, expect, it } from 'vitest';
import {
  getCheckInData,
  getRegistrationData,
  getRegistrationGoal,
  setRegistrationGoal,
  updateCheckInData,
  type CheckInUpdate,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
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
