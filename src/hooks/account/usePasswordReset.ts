'use client';
import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset, resetPassword, type ResetSource } from '../../contract';
import { useEnvironment } from '../environment';
import { codeOf } from './signIn';

/** Asks for the mail that a password is chosen anew with; it says nothing of who has an account. 002 §7. @public */
export function usePasswordResetRequest(source: ResetSource) {
  const { client } = useEnvironment();
  return useMutation({
    mutationFn: (user: string) =>
      client.call(requestPasswordReset, { body: { 'login-data': { user, source } } }),
  });
}

/** Chooses a new password by the hash of the mail's link. `code` is the error's, 0 when there is none. 002 §7. @public */
export function usePasswordReset(hash: string, source: ResetSource) {
  const { client } = useEnvironment();
  const { mutate, status, error } = useMutation({
    mutationFn: (password: string) =>
      client.call(resetPassword, { params: { hash }, body: { 'login-data': { password, source } } }),
  });
  return { mutate, status, code: codeOf(error) };
}
