import { describe, expect, it } from 'vitest';
import {
  ticketInvitationProblem,
  ticketInvitationRequest,
  ticketInvitationSchema,
} from '../../../../../src/domain/orders';
import { eachRow } from '../../../../eachRow';

const nobody = { people: '', message: '', promotionalCode: '' };
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@a.example`).join('\n');

describe('an invitation to get tickets', () => {
  eachRow<[string, Partial<typeof nobody>, string | undefined]>([
    ['to nobody', {}, 'organizer.members.error.people'],
    ['to two people', { people: 'Ada <ada@a.example>, b@a.example' }, undefined],
    ['to what is no address', { people: 'a@a.example\nb at a' }, 'organizer.orders.invite.problem.address'],
    ['to five hundred', { people: many(500) }, undefined],
    ['to more', { people: many(501) }, 'organizer.orders.invite.problem.tooMany'],
    [
      'with too long a message',
      { people: 'a@a.example', message: 'x'.repeat(2_001) },
      'organizer.tasks.problem.textTooLong',
    ],
  ])('%s', async (_, values, problem) => {
    const check = ticketInvitationSchema.validate({ ...nobody, ...values });
    await (problem ? expect(check).rejects.toThrow(problem) : expect(check).resolves.toBeDefined());
  });

  it('asks for each person once, and for nothing that was left empty', () => {
    expect(ticketInvitationRequest({ ...nobody, people: 'Ada <a@a.example>; A@A.example' })).toEqual({
      people: [{ emailAddress: 'a@a.example', firstName: 'Ada' }],
    });
  });

  it('is refused for a code that is not valid, and may have been sent when the answer was lost', () => {
    expect(ticketInvitationProblem({ code: 4041 }).message).toEqual({
      key: 'organizer.orders.new.failed.code',
    });
    expect(ticketInvitationProblem({ code: 0, isUncertain: true }).isUncertain).toBe(true);
  });
});
