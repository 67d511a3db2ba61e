'use client';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../environment';
import { createTextStore } from '../../textStore';

const remembered = 5;

/** Ids of what was used last, the latest first, stored in this browser. `what` names them: `events`. */
export function useRecent(what: string): [readonly string[], (id: string) => void] {
  const { browserStore } = useEnvironment();
  const store = useMemo(() => browserStore ?? createTextStore(() => localStorage), [browserStore]);
  const key = `boxoffice recent ${what}`;
  const [recent, setRecent] = useState(() => (store.read(key) ?? '').split('\n').filter(Boolean));
  const note = (id: string) => {
    const next = [id, ...recent.filter((one) => one !== id)].slice(0, remembered);
    setRecent(next);
    store.write(key, next.join('\n'));
  };
  return [recent, note];
}
