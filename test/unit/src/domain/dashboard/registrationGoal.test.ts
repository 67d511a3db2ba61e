import { describe, expect, it } from 'vitest';
import {
  goalDraft,
  goalSchema,
  goalStanding,
  goalValues,
  type GoalStanding,
  type GoalValues,
} from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const timeZone = 'America/New_York';
const now = Date.parse('2026-02-12T12:00:00Z');
const schema = goalSchema(timeZone, () => now);

describe('a goal in a form', () => {
  eachRow([
    ['goal', 'organizer.members.error.limit', { goal: 0, deadline: '' }],
    ['goal', 'organizer.members.error.limit', { goal: -5, deadline: '' }],
    ['goal', 'organizer.members.error.limit', { goal: 2.5, deadline: '' }],
    ['deadline', 'organizer.emails.error.dateOver', { goal: 100, deadline: '2026-02-12 06:59' }],
    ['deadline', 'organizer.ticketTypes.problem.noSuchDate', { goal: 100, deadline: '2026-02-30 09:00' }],
    // The clocks go forward from 2 to 3.
    ['deadline', 'organizer.ticketTypes.problem.noSuchDate', { goal: 100, deadline: '2026-03-08 02:30' }],
  ] satisfies [string, string, GoalValues][])('is refused for %s: %s, %j', async (path, message, values) => {
    await expect(schema.validate(values)).rejects.toMatchObject({ path, message });
  });

  eachRow([
    ['none', { goal: null, deadline: '' }],
    ['none, whatever stands beside it', { goal: null, deadline: '2026-02-12 06:59' }],
    ['until the event begins', { goal: 1, deadline: '' }],
    ['until a date', { goal: 100, deadline: '2026-02-12 07:01' }],
  ] satisfies [string, GoalValues][])('can be %s', async (_what, values) => {
    await expect(schema.isValid(values)).resolves.toBe(true);
  });
});

describe('a goal on the way', () => {
  it('has its deadline on the event’s clocks', () => {
    const goal = { goal: 250, deadline: '2026-05-01T03:59:00.000Z' };
    const values = { goal: 250, deadline: '2026-04-30 23:59' };
    expect(goalValues(goal, timeZone)).toEqual(values);
    const sent = goalDraft(values, timeZone);
    expect([sent.goal, Date.parse(sent.deadline ?? '')]).toEqual([250, Date.parse(goal.deadline)]);
  });

  eachRow([
    ['without a date', { goal: 250, deadline: '' }, { goal: 250, deadline: null }],
    ['without a goal', { goal: null, deadline: '2026-04-30 23:59' }, { goal: null, deadline: null }],
  ] satisfies [string, GoalValues, object][])('has no deadline %s', (_what, values, sent) => {
    expect(goalDraft(values, timeZone)).toEqual(sent);
    expect(goalValues({ goal: values.goal, deadline: null }, timeZone).deadline).toBe('');
  });
});

describe('where an event stands', () => {
  eachRow([
    ['none', null, 12, null],
    ['open', 100, 99, 3],
    ['reached', 100, 100, null],
    ['reached', 100, 120, 0],
    ['missed', 100, 99, null],
  ] satisfies [GoalStanding, number | null, number, number | null][])(
    'is %s: of %j there are %j, and %j a day are needed',
    (standing, goal, registrations, neededPerDay) => {
      expect(goalStanding({ goal, registrations, neededPerDay })).toBe(standing);
    },
  );
});
