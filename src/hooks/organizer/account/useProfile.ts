'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSignedInPerson, updateSignedInPerson, type SignedInPerson } from '../../../contract';
import { profileChanges, profileValues, type ProfileValues } from '../../../domain/account';
import { signedInQuery } from '../../account/signIn';
import { useSignedInPerson } from '../../account/useSignedInPerson';
import { useEnvironment } from '../../environment';

/** A person has no version: whoever saves last is who they are. */
const asForm = (person: SignedInPerson) => ({ values: profileValues(person), version: 0 });

/**
 * Whoever is signed in as a form has them, and the way to change them. `save` rejects with the client's ApiError. Reading never throws; read
 * `isError`, and `person`, which is `null` when nobody is.
 * @experimental
 */
export function useProfile() {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const { data: person, isError, isFetching, refetch } = useSignedInPerson();
  const taken = (read: SignedInPerson) => {
    queries.setQueryData(signedInQuery(client).queryKey, read);
    return asForm(read);
  };
  return {
    person,
    saved: useMemo(() => (person ? asForm(person) : undefined), [person]),
    isError,
    isFetching,
    refetch,
    save: async (values: ProfileValues) =>
      taken(await client.call(updateSignedInPerson, { body: profileChanges(values) })),
    reload: async () => taken(await client.call(getSignedInPerson, {})),
  };
}
