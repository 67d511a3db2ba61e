import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { accountScreens } from '../../../../../host-app/src/organizer/accountScreens';
import { screenPath, screens } from '../../../../../host-app/src/organizer/screens';
import { supportScreens } from '../../../../../host-app/src/organizer/supportScreens';
import { useNavItems } from '../../../../../host-app/src/organizer/useNavItems';
import { createWebLoginToken } from '../../../../../src/contract';
import { useSignedInPerson } from '../../../../../src/hooks';
import { afterEachRow, eachRow } from '../../../../eachRow';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../../../src/hooks/environment';

const { client } = backendInTests();
afterEachRow(cleanup);

const ofEvent = screens.map(({ name }) => screenPath(eventId, name));
const ofAccount = accountScreens.map(({ href }) => href);
const ofSupport = supportScreens.map(({ href }) => href);

/** 002 §1. What a member may change is the backend’s to say (002 §6), so that each screen is in reach and says so itself. */
describe('the navigation', () => {
  eachRow([
    ['an account owner', 'maren', 'northlight', false],
    ['an event admin', 'dario', 'northlight', false],
    ['a team member', 'wren', 'northlight', false],
    ['support', 'ines.park', 'platform', true],
  ] as const)('of %s has the screens that are theirs', async (_, name, company, isSupport) => {
    const user = `${name}@${company}.example`;
    await client.call(createWebLoginToken, {
      body: { user, password: `${name.replace(/\..*/, '')} on the pier` },
    });
    const { result } = renderHook(
      () => ({
        person: useSignedInPerson().data,
        nav: useNavItems({ current: 'orders', eventId, eventName: 'Northlight' }),
      }),
      { wrapper: environmentOf(client) },
    );
    await waitFor(() => expect(result.current.person).toMatchObject({ 'primary-email': user }));
    const hrefs = (items: readonly { href: string }[]) => items.map(({ href }) => href);
    expect(hrefs(result.current.nav.items).sort()).toEqual([...ofEvent, '/organizer/events'].sort());
    expect(hrefs(result.current.nav.elsewhere)).toEqual([...ofAccount, ...(isSupport ? ofSupport : [])]);
  });
});
