import { renderHook, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { useTickets } from '../../../../../src/hooks';
import { useTicketsAhead } from '../../../../../src/hooks/tickets/useTicketsAhead';
import { settle } from '../../../../settle';
import { afterEachRow, eachRow } from '../../../../eachRow';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../environment';

const { backend, client } = backendInTests();
afterEachRow(() => vi.restoreAllMocks());

/** What comes of one request sent ahead, with the code that the list begins with. */
eachRow([
  ['an answer', undefined, undefined, true],
  ['a code of the link, with spaces around it', ' FRIENDS ', 'FRIENDS', true],
  ['a failure', undefined, undefined, false],
])('F127: %s is the list’s own, and nothing is sent twice', async (_, given, code, answers) => {
  if (!answers) await backend.setFaults({ getTickets: { kind: 'error500', times: 1 } });
  const sent = vi.spyOn(globalThis, 'fetch');
  const wrapper = environmentOf(client);
  renderHook(() => useTicketsAhead(eventId, given, true), { wrapper });
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await settle();
  const { result } = renderHook(() => useTickets(eventId, { selection: {}, code: code ?? null }), {
    wrapper,
  });
  await waitFor(() => expect(answers ? result.current.isSuccess : result.current.isError).toBe(true));
  expect(sent).toHaveBeenCalledOnce();
});

eachRow([
  ['sent', true, 1],
  ['not sent where no list is shown', false, 0],
])('is %s', async (_, isWanted, times) => {
  const sent = vi.spyOn(globalThis, 'fetch');
  renderHook(() => useTicketsAhead(eventId, undefined, isWanted), { wrapper: environmentOf(client) });
  await settle();
  expect(sent).toHaveBeenCalledTimes(times);
});
