'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { withChange, type SupportChange } from '../../../domain/administration';
import { createSupportLogStore } from '../../account/supportLogStore';
import { useSignedInPerson } from '../../account/useSignedInPerson';
import { useEnvironment } from '../../environment';

/** What stays when support works in another account. */
export const supportLogKey = (who: string) => ['boxoffice', 'supportLog', who];
const noChanges: readonly SupportChange[] = [];

/**
 * What was changed by support here, newest first. No call of the backend answers such a log: it is kept while the tab is open, and
 * forgotten when they sign out or somebody else signs in.
 * @experimental
 */
export function useSupportLog() {
  const { clock, tabStore } = useEnvironment();
  const cache = useQueryClient();
  const { data: person } = useSignedInPerson();
  const who = person?.['primary-email'] ?? '';
  const store = useMemo(() => createSupportLogStore(tabStore), [tabStore]);
  const { data } = useQuery({
    queryKey: supportLogKey(who),
    queryFn: () => store.read(who),
    enabled: who !== '',
    gcTime: Infinity,
  });
  const note = useCallback(
    (change: Pick<SupportChange, 'what' | 'subject' | 'reason'>) => {
      const at = new Date(clock.now()).toISOString();
      const log = withChange(store.read(who), { ...change, who, at });
      store.write(log);
      cache.setQueryData(supportLogKey(who), log);
    },
    [cache, clock, store, who],
  );
  return { log: data ?? noChanges, note, who };
}
