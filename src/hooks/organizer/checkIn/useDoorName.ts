'use client';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../environment';
import { createTextStore } from '../../textStore';

const key = 'boxoffice door name';

/** At which door this browser is; '' until somebody says so. */
export function useDoorName(): [string, (name: string) => void] {
  const { browserStore } = useEnvironment();
  const store = useMemo(() => browserStore ?? createTextStore(() => localStorage), [browserStore]);
  const [name, setName] = useState(() => store.read(key) ?? '');
  const remember = (next: string) => {
    setName(next);
    store.write(key, next);
  };
  return [name, remember];
}
