import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import { joinWaitlist } from '../../../../../src/contract';
import { useWaitlist } from '../../../../../src/hooks';
import { createFakeCaptcha } from '../../../../../mocks/gateways/fakeCaptcha';
import { environmentOf } from '../environment';

const values = { name: ' Ines ', email: ' ines@tipografia.example ', quantity: 2 };

function clientThat(answer: () => Promise<unknown>) {
  const sent: unknown[] = [];
  const client: Client = {
    call: (endpoint, input) => {
      expect(endpoint).toBe(joinWaitlist);
      sent.push((input as unknown as { body: unknown }).body);
      return answer();
    },
  };
  return { client, sent };
}

it('joins without the spaces around, and says so wherever the type is shown on this page', async () => {
  const { client, sent } = clientThat(() => Promise.resolve({ id: 'waiting-1', quantity: 2 }));
  const first = renderHook(() => useWaitlist('1001', '3005'), { wrapper: environmentOf(client) });
  expect(first.result.current.isJoined).toBe(false);
  expect(await act(() => first.result.current.join(values))).toBeNull();
  expect(sent).toEqual([
    { ticketInfoId: '3005', name: 'Ines', email: 'ines@tipografia.example', quantity: 2 },
  ]);
  expect(first.result.current.isJoined).toBe(true);
  first.unmount();
  const isJoined = (ticketId: string) => {
    const wrapper = environmentOf(client);
    return renderHook(() => useWaitlist('1001', ticketId), { wrapper }).result.current.isJoined;
  };
  expect(isJoined('3005')).toBe(true);
  expect(isJoined('3006')).toBe(false);
});

it('answers why somebody could not join', async () => {
  const { client } = clientThat(() =>
    Promise.reject(new ApiError('refused', 400, { code: 4051 }, 'POST /waitlist')),
  );
  const { result } = renderHook(() => useWaitlist('1001', '3005'), { wrapper: environmentOf(client) });
  expect(await act(() => result.current.join(values))).toMatchObject({
    errors: { email: { key: 'waitlist.known' } },
  });
  expect(result.current.isJoined).toBe(false);
});

/** FAULTS F123: a token is good for one call, also for one that failed. */
it('asks the captcha before each try, and sends nothing without a token', async () => {
  const tokens: unknown[] = [];
  const client: Client = {
    call: (_endpoint, input) => {
      tokens.push((input as { captcha?: string }).captcha);
      return Promise.reject(new ApiError('refused', 400, { code: 4021 }, 'POST /waitlist'));
    },
  };
  const adapter = createFakeCaptcha({ outcome: 'closed', times: 1 });
  const captcha = { adapter };
  const { result } = renderHook(() => useWaitlist('1001', '3005', captcha), {
    wrapper: environmentOf(client),
  });
  const join = () => act(() => result.current.join(values));
  expect(await join()).toMatchObject({ message: { key: 'captcha.closed' } });
  expect(tokens).toEqual([]);
  expect(await join()).toMatchObject({ message: { key: 'captcha.failed' } });
  await join();
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toMatch(/^fake-/);
});
