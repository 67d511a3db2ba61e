import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Client } from '../../../../../../src/client';
import { createTabStore, useSignOut, useSupportLog } from '../../../../../../src/hooks';
import { environmentOf } from '../../environment';
import { eventually } from '../../../../../eventually';

const person = { 'primary-email': 'ines@platform.example', role: 'support' };
const client = (who = person) => ({ call: () => Promise.resolve(who) }) as unknown as Pick<Client, 'call'>;
const change = { what: 'Add events: 3', subject: 'Account 77', reason: 'Renewal' };

/** A page that was just loaded. */
async function load(who = person) {
  const wrapper = environmentOf(client(who), { tabStore: createTabStore() });
  const { result } = renderHook(() => ({ log: useSupportLog(), signOut: useSignOut() }), { wrapper });
  await eventually(() => expect(result.current.log.who).toBe(who['primary-email']));
  return result;
}

test('the log outlives a reload, with what it shows and nothing more, and ends with who made the changes', async () => {
  const first = await load();
  act(() => first.current.log.note(change));
  await eventually(() => expect(first.current.log.log).toMatchObject([change]));

  const second = await load();
  await eventually(() => expect(second.current.log.log).toHaveLength(1));
  act(() => second.current.log.note({ ...change, what: 'Add events: 4' }));
  const third = await load();
  await eventually(() =>
    expect(third.current.log.log.map(({ what }) => what)).toEqual(['Add events: 4', 'Add events: 3']),
  );
  const stored = JSON.parse(sessionStorage.getItem('boxoffice:supportLog') ?? '[]') as object[];
  expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['at', 'reason', 'subject', 'what', 'who']);

  await act(() => third.current.signOut());
  expect(sessionStorage).toHaveLength(0);

  const again = await load();
  act(() => again.current.log.note(change));
  const other = await load({ ...person, 'primary-email': 'wren@platform.example' });
  await eventually(() => expect(sessionStorage).toHaveLength(0));
  expect(other.current.log.log).toEqual([]);
});
