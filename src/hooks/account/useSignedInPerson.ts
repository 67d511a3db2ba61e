'use client';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../environment';
import { signedInQuery } from './signIn';

/** Who is signed in: `data` is `null` when nobody is, `undefined` until it is known. Never throws; read `error`. @public */
export function useSignedInPerson() {
  const { client } = useEnvironment();
  return useQuery(signedInQuery(client));
}
