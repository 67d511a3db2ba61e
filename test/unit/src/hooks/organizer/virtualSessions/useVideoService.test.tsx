import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getVideoServiceVersion } from '../../../../../../src/contract';
import { useVideoService } from '../../../../../../src/hooks/organizer/virtualSessions';
import { backendInTests, eventId } from '../../../../mocks/backend';
import { environmentOf } from '../../environment';
import { afterEachRow } from '../../../../../eachRow';

const { client } = backendInTests();
afterEachRow(cleanup);

const params = { accountId: '77', eventId };

it('sends no migration of no sessions, which the backend would refuse', async () => {
  const { result } = renderHook(() => useVideoService(params), { wrapper: environmentOf(client) });
  expect(await act(() => result.current.migrate([]))).toEqual({ migrated: [], skipped: [] });
  expect(await act(() => result.current.migrate(['session-11']))).toEqual({
    migrated: ['session-11'],
    skipped: [],
  });
});

it('chooses the version of sessions to come', async () => {
  const { result } = renderHook(() => useVideoService(params), { wrapper: environmentOf(client) });
  await act(() => result.current.choose('NEWROW_VERSION_2'));
  expect((await client.call(getVideoServiceVersion, { params })).version).toBe('NEWROW_VERSION_2');
});
