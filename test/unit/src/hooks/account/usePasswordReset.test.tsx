import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import { requestPasswordReset, resetPassword } from '../../../../../src/contract';
import { usePasswordReset, usePasswordResetRequest } from '../../../../../src/hooks';
import { environmentOf } from '../environment';
import { eventually } from '../../../../eventually';

describe('a forgotten password (002 §3, §7)', () => {
  it('is asked for with the address and where one was', async () => {
    const call = vi.fn(() => Promise.resolve(null)) as unknown as Client['call'];
    const { result } = renderHook(() => usePasswordResetRequest('organizer'), {
      wrapper: environmentOf({ call }),
    });
    await act(() => result.current.mutateAsync('wren@northlight.example'));
    expect(call).toHaveBeenCalledExactlyOnceWith(requestPasswordReset, {
      body: { 'login-data': { user: 'wren@northlight.example', source: 'organizer' } },
    });
  });

  it('is chosen anew by the hash of the mail', async () => {
    const call = vi.fn(() => Promise.resolve(null)) as unknown as Client['call'];
    const { result } = renderHook(() => usePasswordReset('hash-1', 'organizer'), {
      wrapper: environmentOf({ call }),
    });
    act(() => result.current.mutate('wren on a boat'));
    await eventually(() => expect(result.current.status).toBe('success'));
    expect(call).toHaveBeenCalledExactlyOnceWith(resetPassword, {
      params: { hash: 'hash-1' },
      body: { 'login-data': { password: 'wren on a boat', source: 'organizer' } },
    });
  });

  it('passes on why it can’t be', async () => {
    const cause = new ApiError('refused', 404, { code: 4046, message: 'Expired' }, 'refused');
    const { result } = renderHook(() => usePasswordReset('hash-1', 'organizer'), {
      wrapper: environmentOf({ call: () => Promise.reject(cause) }),
    });
    act(() => result.current.mutate('wren on a boat'));
    await eventually(() => expect(result.current).toMatchObject({ status: 'error', code: 4046 }));
  });
});
