import { describe, expect, it } from 'vitest';
import type { RegistrationFlow } from '../../../../src/contract';
import {
  flowNameSchema,
  flowProblem,
  statusOfFlow,
  visibleFlows,
} from '../../../../src/domain/registrationFlows';
import { eachRow } from '../../../eachRow';

const flow = (name: string, more: Partial<RegistrationFlow> = {}): RegistrationFlow => ({
  id: name,
  name,
  active: false,
  archived: false,
  steps: ['registration', 'confirmation'],
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  ...more,
});
const flows = [flow('Everyone', { active: true }), flow('Étudiants'), flow('Early', { archived: true })];

describe('the list of flows', () => {
  it('says where each stands', () => {
    expect(flows.map(statusOfFlow)).toEqual(['active', 'inactive', 'archived']);
  });

  eachRow([
    ['everything', '', {}, ['Everyone', 'Étudiants', 'Early']],
    ['a status', '', { status: 'archived' }, ['Early']],
    ['a name without its accents', 'etud', {}, ['Étudiants']],
    ['a name and a status', 'e', { status: 'active' }, ['Everyone']],
    ['a status there is not', '', { status: 'gone' }, []],
  ] satisfies [string, string, Record<string, string>, string[]][])(
    'lets through %s',
    (_what, search, filters, expected) => {
      expect(visibleFlows(flows, { search, filters }).map(({ name }) => name)).toEqual(expected);
    },
  );
});

describe('the name of a flow', () => {
  eachRow([
    ['organizer.promotions.problem.groupName', '  '],
    ['organizer.promotions.problem.groupNameTooLong', 'a'.repeat(101)],
    ['organizer.registrationFlows.problem.nameTaken', ' EARLY '],
  ] satisfies [string, string][])('is refused: %s', async (message, name) => {
    await expect(flowNameSchema(['Early']).validate({ name })).rejects.toMatchObject({
      path: 'name',
      message,
    });
  });

  it('is free when no other flow has it', async () => {
    await expect(flowNameSchema(['Early']).validate({ name: 'Late' })).resolves.toEqual({ name: 'Late' });
  });
});

describe('what was not done with a flow', () => {
  eachRow([
    ['its status was changed', { code: 4091 }, 'organizer.registrationFlows.problem.changed'],
    ['no answer came', { code: 0, isUncertain: true }, 'organizer.registrationFlows.problem.uncertain'],
    ['anything else', { code: 5000 }, 'organizer.kit.form.failed.refused'],
  ] satisfies [string, Parameters<typeof flowProblem>[0], string][])(
    'is explained: %s',
    (_why, failure, key) => {
      expect(flowProblem(failure).message.key).toBe(key);
    },
  );
});
