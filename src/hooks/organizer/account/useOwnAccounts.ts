'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listOwnAccounts, openOwnAccount, type SignedInPerson } from '../../../contract';
import { useLatest } from '../../../react';
import { changePerson } from '../../account/signIn';
import { useEnvironment } from '../../environment';
import { useRead } from '../resource/useRead';

/** The accounts that whoever is signed in works in, by name. Never throws; read `isError`. @experimental */
export function useOwnAccounts() {
  const { data, ...read } = useRead(listOwnAccounts, {});
  return { ...read, accounts: data?.accounts };
}

/**
 * Works in another of one’s accounts from the moment it is shown; what was read of the one before is forgotten. `onOpened` follows. Never
 * throws; read `error`. Once more is the same as once.
 * @experimental
 */
export function useOpenAccount(accountId: string, onOpened: () => void) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string): Promise<SignedInPerson> =>
      client.call(openOwnAccount, { body: { accountId: id } }),
    onSuccess: (person) => changePerson(queries, client, person),
  });
  const latestRef = useLatest(onOpened);
  const open = () => mutate(accountId, { onSuccess: () => latestRef.current() });
  const openRef = useLatest(open);
  useEffect(() => openRef.current(), [accountId, openRef]);
  return { isPending, error, open };
}
