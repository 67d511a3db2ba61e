import { describe, expect, it } from 'vitest';
import {
  checkInProblem,
  checkInSchema,
  checkInUpdate,
  checkInValues,
  type CheckInValues,
} from '../../../../../src/domain/checkIn';
import { eachRow } from '../../../../eachRow';

const fine: CheckInValues = {
  active: true,
  id: 'northlight-door',
  password: '',
  hasPassword: true,
  welcomeMessage: 'Welcome.',
};

describe('check-in in a form', () => {
  eachRow([
    ['id', 'organizer.checkIn.error.id', { id: 'abc' }],
    ['id', 'organizer.checkIn.error.id', { id: 'Front door' }],
    ['id', 'organizer.checkIn.error.id', { id: 'a'.repeat(61) }],
    ['password', 'organizer.checkIn.error.password', { password: 'short' }],
    ['password', 'organizer.checkIn.error.password', { password: 'a'.repeat(65) }],
    ['password', 'organizer.checkIn.error.noPassword', { hasPassword: false }],
    ['welcomeMessage', 'organizer.checkIn.error.welcomeMessage', { welcomeMessage: 'a'.repeat(281) }],
  ] satisfies [string, string, Partial<CheckInValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(checkInSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  eachRow([
    ['with a first password', { hasPassword: false, password: 'six boats' }],
    ['without one while it is off', { hasPassword: false, active: false }],
    ['with the password there is', {}],
  ] satisfies [string, Partial<CheckInValues>][])('is saved %s', async (_how, change) => {
    await expect(checkInSchema.validate({ ...fine, ...change })).resolves.toMatchObject(change);
  });

  it('has no password, and sends one only when it was typed', () => {
    const data = { active: true, id: 'door', hasPassword: true, welcomeMessage: '', modified: '' };
    expect(checkInValues(data).password).toBe('');
    expect(checkInUpdate({ ...fine, id: ' door ' })).toEqual({
      active: true,
      id: 'door',
      welcomeMessage: 'Welcome.',
    });
    expect(checkInUpdate({ ...fine, password: ' six boats ' }).password).toBe(' six boats ');
  });
});

eachRow([
  [{ code: 4000, field: 'id', error: 'Another event has it.' }, 'organizer.checkIn.error.idTaken', 'id'],
  [{ code: 4022 }, 'organizer.checkIn.error.noPassword', 'password'],
  [{ code: 5000 }, 'organizer.kit.form.failed.refused', undefined],
] satisfies [Parameters<typeof checkInProblem>[0], string, string | undefined][])(
  'what is wrong is said at its field: %j',
  (failure, key, field) => {
    expect(checkInProblem(failure)).toMatchObject({ message: { key }, ...(field && { field }) });
  },
);
