'use client';
import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset, resetPassword, type ResetSource } from '../../contract';
import { useEnvironment } from '../environment';

/** Asks for the mail that a password is chosen anew with; it says nothing of who has an account. 002 §7. */
export function usePasswordResetRequest(source: ResetSource) {
  const { client } = useEnvironment();
  return useMutation({
    mutationFn: (user: string) =>
      client.call(requestPasswordReset, { body: { 'login-data': { user, source } } }),
  });
}

/** Chooses a new password by the hash of the mail's link. 002 §7. */
export function usePasswordReset(hash: string, source: ResetSource) {
  const { client } = useEnvironment();
  return useMutation({
    mutationFn: (password: string) =>
      client.call(resetPassword, { params: { hash }, body: { 'login-data': { password, source } } }),
  });
}
