import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Client } from '../../../../../src/client';
import { getAgendaVersion, type EventVersion } from '../../../../../src/contract';
import { broken } from '../../../../../src/contract/reading';
import { useEventVersions } from '../../../../../src/hooks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../environment';
import { afterEachRow, eachRow } from '../../../../eachRow';
import { settle } from '../../../../settle';

const { backend, client } = backendInTests();
afterEachRow(() => vi.useRealTimers());

function versionsOf(id: string, on: Client = client) {
  const onError = vi.fn<(error: unknown) => void>();
  const requested = vi.spyOn(on, 'call');
  const { result } = renderHook(() => useEventVersions(id), { wrapper: environmentOf(on, { onError }) });
  return { result, onError, requested };
}

/** A backend that answers every version call with this. */
const answering = (version: string): Client => ({
  call: (endpoint) =>
    endpoint.reads?.(version, '', () => undefined) === broken
      ? Promise.reject(new Error('malformed'))
      : Promise.resolve(version),
});

it('asks for registration and agenda, and takes whatever contains V2 for V2', async () => {
  const { result, onError } = versionsOf(eventId);
  expect(result.current).toEqual({ registration: null, agenda: null });
  await waitFor(() => expect(result.current).toEqual({ registration: 'V2', agenda: 'V2' }));
  expect(onError).not.toHaveBeenCalled();
});

eachRow<[EventVersion, 'V1' | 'V2']>([
  ['V2_PAID', 'V2'],
  ['V2_RSVP', 'V2'],
  ['V2_FREE', 'V2'],
  ['V1', 'V1'],
])('%s is %s', async (version, generation) => {
  const { result, onError } = versionsOf(eventId, answering(version));
  await waitFor(() => expect(result.current).toEqual({ registration: generation, agenda: generation }));
  expect(onError).not.toHaveBeenCalled();
});

eachRow(['northlight', '12a', 'preview', ''])('asks nothing about the event %j, which is V1', async (id) => {
  const { result, requested, onError } = versionsOf(id, answering('V2'));
  await act(() => settle());
  expect(result.current).toEqual({ registration: 'V1', agenda: 'V1' });
  expect(requested).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

it('assumes V1 for a version nobody knows, and tells the host', async () => {
  const { result, onError } = versionsOf(eventId, answering('CLASSIC'));
  await waitFor(() => expect(result.current).toEqual({ registration: 'V1', agenda: 'V1' }));
  expect(onError).toHaveBeenCalledTimes(2);
  expect(String(onError.mock.calls[0]?.[0])).toMatch(/version of event 1001 names no version.*V1 is assumed/);
});

eachRow(['error500', 'html502', 'truncated', 'empty204'] as const)(
  'assumes V1 when the agenda answers %s, and tells the host (FAULTS F56)',
  async (kind) => {
    await backend.setFaults({ getAgendaVersion: { kind } });
    const { result, onError } = versionsOf(eventId);
    await waitFor(() => expect(result.current).toEqual({ registration: 'V2', agenda: 'V1' }));
    expect(onError).toHaveBeenCalledOnce();
  },
);

it('assumes V1 when nothing came for 30 s (FAULTS F56)', async () => {
  expect(getAgendaVersion.timeout).toBe(30_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await backend.setFaults({ getAgendaVersion: { kind: 'neverAnswers' } });
  const { result, onError } = versionsOf(eventId);
  await waitFor(() => expect(result.current.registration).toBe('V2'));
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  expect(result.current.agenda).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await waitFor(() => expect(result.current.agenda).toBe('V1'));
  expect(onError.mock.calls).toMatchObject([[{ code: 'BX2002', cause: { kind: 'timeout' } }]]);
});
