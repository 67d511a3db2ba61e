'use client';
import { useContext, useMemo, useState } from 'react';
import { EnvironmentContext } from '../../../hooks';
import { createTextStore } from '../../../hooks/textStore';

const key = 'boxoffice open sections';

/** Which parts of the navigation are unfolded, by their places: titles change with the language. Stored in this browser. */
export function useOpenSections(): [ReadonlySet<number>, (index: number) => void] {
  // The shell stands without a provider as well.
  const browserStore = useContext(EnvironmentContext)?.browserStore;
  const store = useMemo(() => browserStore ?? createTextStore(() => localStorage), [browserStore]);
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set((store.read(key) ?? '').split(' ').filter(Boolean).map(Number)),
  );
  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
    store.write(key, [...next].join(' '));
  };
  return [open, toggle];
}
