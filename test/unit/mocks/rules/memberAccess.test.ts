import { describe, expect } from 'vitest';
import { outcomeOf } from '../../../../mocks/conformance/verdictOf';
import { ApiError } from '../../../../src/client';
import {
  createPoll,
  createWebLoginToken,
  deleteTenantInvoice,
  getFeatures,
  inviteMembers,
  listOrders,
  searchContacts,
  type MemberRole,
} from '../../../../src/contract';
import { eachRow } from '../../../eachRow';
import { backendInTests } from '../backend';

const { backend, client } = backendInTests();

/** Wren is given the events 1001 and 1003. */
async function signInAs(role: MemberRole | 'support'): Promise<void> {
  const [name, email] =
    role === 'support' ? ['ines', 'ines.park@platform.example'] : ['wren', 'wren@northlight.example'];
  if (role !== 'support') {
    const eventIds = role === 'OWNER' || role === 'ADMIN' ? null : ['1001', '1003'];
    backend.db.rows('members', '77').change('member-wren', { role, eventIds });
  }
  await client.call(createWebLoginToken, { body: { user: email, password: `${name} on the pier` } });
}

const account = { accountId: '77' };
const actions = {
  'reads an event': () => client.call(listOrders, { params: { eventId: '1001' } }),
  'finds contacts': () => client.call(searchContacts, { params: account, body: { page: 0, count: 1 } }),
  'reads another event': () => client.call(listOrders, { params: { eventId: '1002' } }),
  'changes an event': () =>
    client.call(createPoll, {
      params: { eventId: '1001' },
      body: { question: 'Where next?', multiple: false, options: [{ text: 'Pier' }, { text: 'Ferry' }] },
    }),
  'invites members': () =>
    client.call(inviteMembers, {
      params: account,
      body: { emailsData: [{ email: 'lou@nightferry.example' }] },
    }),
  'removes who pays': () => client.call(deleteTenantInvoice, { params: account }),
  'reads the features that support sets': () => client.call(getFeatures, { params: { eventId: '1001' } }),
};
type Action = keyof typeof actions;

const reads: Action[] = ['reads an event', 'finds contacts'];
const ofEditors: Action[] = [...reads, 'changes an event'];
const ofAdmins: Action[] = [...ofEditors, 'reads another event', 'invites members'];
const ofOwners: Action[] = [...ofAdmins, 'removes who pays'];

/** 002 §1: event admins, account owners, team members and internal support admins; the roles of 002 §6 are ours. */
describe('what somebody may do', () => {
  eachRow<{ role: MemberRole | 'support'; may: Action[] }>([
    { role: 'VIEWER', may: reads },
    { role: 'EDITOR', may: ofEditors },
    { role: 'ADMIN', may: ofAdmins },
    { role: 'OWNER', may: ofOwners },
    { role: 'support', may: [...ofOwners, 'reads the features that support sets'] },
  ])('follows from the role: $role', async ({ role, may }) => {
    await signInAs(role);
    const found: Record<string, string> = {};
    for (const [action, run] of Object.entries<() => Promise<unknown>>(actions)) {
      const answer = await outcomeOf(run);
      found[action] = answer instanceof ApiError ? `${answer.status} ${answer.code}` : 'done';
    }
    const names = Object.keys(actions) as Action[];
    expect(found).toEqual(
      Object.fromEntries(names.map((action) => [action, may.includes(action) ? 'done' : '403 4003'])),
    );
  });
});
