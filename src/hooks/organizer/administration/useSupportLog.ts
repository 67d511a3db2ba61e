'use client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { withChange, type SupportChange } from '../../../domain/administration';
import { useSignedInPerson } from '../../account/useSignedInPerson';
import { useEnvironment } from '../../environment';

/** What stays when support works in another account. */
export const supportLogKey = ['boxoffice', 'supportLog'];
const noChanges: readonly SupportChange[] = [];

/**
 * What was changed by support here, newest first. No call of the backend answers such a log: it is kept while the page is open, and
 * forgotten when somebody else signs in.
 * @experimental
 */
export function useSupportLog() {
  const { clock } = useEnvironment();
  const cache = useQueryClient();
  const { data: person } = useSignedInPerson();
  const who = person?.['primary-email'] ?? '';
  const { data } = useQuery({
    queryKey: supportLogKey,
    queryFn: skipToken,
    initialData: noChanges,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const note = useCallback(
    (change: Pick<SupportChange, 'what' | 'subject' | 'reason'>) =>
      cache.setQueryData<readonly SupportChange[]>(supportLogKey, (log = noChanges) =>
        withChange(log, { ...change, who, at: new Date(clock.now()).toISOString() }),
      ),
    [cache, clock, who],
  );
  return { log: data ?? noChanges, note, who };
}
