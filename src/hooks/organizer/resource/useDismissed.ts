'use client';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../environment';
import { createTextStore } from '../../textStore';

/** What was dismissed before is not offered any more. */
const remembered = 50;

/** Ids of what somebody has seen and does not want to see again, stored in this browser. `what` names them: `order jobs 1001`. */
export function useDismissed(what: string): [ReadonlySet<string>, (id: string) => void] {
  const { browserStore } = useEnvironment();
  const store = useMemo(() => browserStore ?? createTextStore(() => localStorage), [browserStore]);
  const key = `boxoffice dismissed ${what}`;
  const read = () => (store.read(key) ?? '').split('\n').filter(Boolean);
  const [record, setRecord] = useState(() => ({ key, ids: read() }));
  const ids = record.key === key ? record.ids : read();
  const dismiss = (id: string) => {
    const next = [id, ...ids.filter((one) => one !== id)].slice(0, remembered);
    setRecord({ key, ids: next });
    store.write(key, next.join('\n'));
  };
  return [new Set(ids), dismiss];
}
