import { array, mixed, object, string, type ObjectSchema } from 'yup';
import type { InviteEmail, MemberRole, TenantMember } from '../../contract';
import { peopleIn } from '../text/people';
import { hasAllEvents } from './people';

/** From the one who may do most. */
export const memberRoles = ['OWNER', 'ADMIN', 'EDITOR', 'VIEWER'] as const satisfies readonly MemberRole[];

/** Owners are made of members only. */
export const invitedRoles = ['ADMIN', 'EDITOR', 'VIEWER'] as const satisfies readonly MemberRole[];

/** What somebody may do and where, as a form has it. */
export interface AccessValues {
  role: MemberRole;
  scope: 'all' | 'some';
  /** Count when the scope is `some` and the role has not all events anyway. */
  eventIds: string[];
}

export const accessValues = ({ role, eventIds }: Pick<TenantMember, 'role' | 'eventIds'>): AccessValues => ({
  role,
  scope: eventIds ? 'some' : 'all',
  eventIds: eventIds ?? [],
});

/** `null`: all events. */
export const accessUpdate = ({ role, scope, eventIds }: AccessValues) => ({
  role,
  eventIds: scope === 'all' || hasAllEvents(role) ? null : eventIds,
});

/** True where the events are to be chosen. */
const choosesEvents = ({ role, scope }: AccessValues) => scope === 'some' && !hasAllEvents(role);

const access = {
  role: mixed<MemberRole>().oneOf(memberRoles).default('VIEWER').defined(),
  scope: mixed<AccessValues['scope']>()
    .oneOf(['all', 'some'] as const)
    .default('all')
    .defined(),
  eventIds: array()
    .of(string().defined())
    .default([])
    .defined()
    .test(
      'some',
      'organizer.members.error.events',
      (ids, { parent }) => ids.length > 0 || !choosesEvents(parent as AccessValues),
    ),
};

/** The rules of an access. Answers i18n keys. */
export const accessSchema: ObjectSchema<AccessValues> = object(access);

/** Who is invited, and to what, as a form has it. */
export interface InviteValues extends AccessValues {
  /** See `peopleIn`. */
  people: string;
}

export const newInvite: InviteValues = { people: '', role: 'VIEWER', scope: 'all', eventIds: [] };

/** The rules of an invitation; each address is looked at by the backend. Answers i18n keys. */
export const inviteSchema: ObjectSchema<InviteValues> = object({
  ...access,
  people: string()
    .default('')
    .defined()
    .test('some', 'organizer.members.error.people', (text) => peopleIn(text).length > 0),
});

/** Everybody with the same access. 002 §7 emailsData. */
export function emailsData(values: InviteValues): InviteEmail[] {
  const { role, eventIds } = accessUpdate(values);
  if (role === 'OWNER') throw new Error('Owners are made of members only.');
  return peopleIn(values.people).map((person) => ({ ...person, role, ...(eventIds && { eventIds }) }));
}
