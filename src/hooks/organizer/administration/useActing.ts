'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { beginActing, endActing } from '../../../contract';
import { useLatest } from '../../../react';
import { changePerson } from '../../account/signIn';
import { useEnvironment } from '../../environment';
import { supportLogKey } from './useSupportLog';

/** Begins to act as an account: what was read before is forgotten, but not what support changed. Rejects with ApiError. @experimental */
export function useBeginActing(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  return useCallback(
    async (reason: string) => {
      const person = await client.call(beginActing, { params: { accountId }, body: { reason } });
      changePerson(queries, client, person, [supportLogKey(person['primary-email'])]);
      return person;
    },
    [client, queries, accountId],
  );
}

/**
 * Stops acting as an account from the moment it is shown. `onStopped` follows. Never throws; read `error`. Once more is the same as once.
 * @experimental
 */
export function useStopActing(onStopped: () => void) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call(endActing, {}),
    onSuccess: (person) => changePerson(queries, client, person, [supportLogKey(person['primary-email'])]),
  });
  const latestRef = useLatest(onStopped);
  const stop = useCallback(
    () => mutate(undefined, { onSuccess: () => latestRef.current() }),
    [mutate, latestRef],
  );
  useEffect(() => stop(), [stop]);
  return { isPending, error, stop };
}
