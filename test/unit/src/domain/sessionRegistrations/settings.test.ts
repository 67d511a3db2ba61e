import { expect, test } from 'vitest';
import {
  ruleKey,
  sessionRegistrationSettingsSchema,
  sessionRegistrationSettingsUpdate,
  sessionRegistrationSettingsValues,
  ticketRules,
} from '../../../../../src/domain/sessionRegistrations/settings';
import { eachRow } from '../../../../eachRow';

const zone = 'America/New_York';
const settings = {
  id: '1001',
  enabled: true,
  maxSessions: 8,
  allowOverlap: false,
  waitlist: true,
  version: 2,
  opens: '2026-01-12T09:00:00-05:00',
  closes: null,
  modified: '2026-01-09T18:00:00.000Z',
};
const rules = [{ sessionId: 'session.5', ticketTypeIds: ['3004'] }];
const values = sessionRegistrationSettingsValues({ settings, rules }, ['session.5', 'session.6'], zone);

test('settings are edited on the clocks of the event and sent as instants', () => {
  expect(values).toMatchObject({ opens: '2026-01-12 09:00', closes: '' });
  expect(sessionRegistrationSettingsUpdate(values, zone)).toMatchObject({
    opens: '2026-01-12T14:00:00.000Z',
    closes: null,
    maxSessions: 8,
  });
});

test('a session without tickets of its own is open to all and has no rule', () => {
  expect(values.rules[ruleKey('session.6')]).toEqual([]);
  expect(ticketRules(values)).toEqual(rules);
});

eachRow([
  ['closes', { opens: '2026-01-12 09:00', closes: '2026-01-12 09:00' }],
  ['opens', { opens: '2026-02-30 09:00', closes: '' }],
  ['maxSessions', { maxSessions: 0 }],
])('what is wrong with %s is said there', async (path, change) => {
  const schema = sessionRegistrationSettingsSchema(zone);
  await expect(schema.validate({ ...values, ...change })).rejects.toMatchObject({ path });
  await expect(schema.validate(values)).resolves.toEqual(values);
});
