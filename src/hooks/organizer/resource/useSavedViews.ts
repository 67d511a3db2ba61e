'use client';
import { useMemo, useState } from 'react';
import {
  readSavedViews,
  withName,
  withView,
  writeSavedViews,
  type SavedView,
  type TableView,
} from '../../../domain';
import { useEnvironment } from '../../environment';
import { createTextStore } from '../../textStore';

export interface SavedViews {
  saved: readonly SavedView[];
  save: (name: string, view: TableView) => void;
  rename: (from: string, to: string) => void;
  remove: (name: string) => void;
}

/** Views of one list that were given a name, stored in this browser. `list` names it and its event: `orders 1001`. */
export function useSavedViews(list: string): SavedViews {
  const { browserStore } = useEnvironment();
  const store = useMemo(() => browserStore ?? createTextStore(() => localStorage), [browserStore]);
  const key = `boxoffice views ${list}`;
  const [savedRecord, setSaved] = useState(() => ({ key, saved: readSavedViews(store.read(key)) }));
  const saved = savedRecord.key === key ? savedRecord.saved : readSavedViews(store.read(key));
  const keep = (next: SavedView[]) => {
    setSaved({ key, saved: next });
    if (next.length > 0) store.write(key, writeSavedViews(next));
    else store.remove(key);
  };
  return {
    saved,
    save: (name, view) => keep(withView(saved, name, view)),
    rename: (from, to) => keep(withName(saved, from, to)),
    remove: (name) => keep(saved.filter((one) => one.name !== name)),
  };
}
