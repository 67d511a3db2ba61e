'use client';
import { useState } from 'react';
import { wholeTable, type TableView } from '../../../domain';

/** For the props of a screen: what a list shows may be the host's (in the address), or nobody else's. */
export interface ViewProps {
  /** What the list shows. With `onViewChange` it is the host's to keep, in the address for instance. */
  view?: TableView | undefined;
  /** Read and write addresses with `readTableView` and `writeTableView`. */
  onViewChange?: ((view: TableView) => void) | undefined;
  /** Where it begins when the host does not keep it; everything when absent. */
  defaultView?: TableView | undefined;
}

/** The view of a list, kept here where the host does not. @experimental */
export function useTableView({ view, onViewChange, defaultView = wholeTable }: ViewProps) {
  const [own, setOwn] = useState(defaultView);
  const change = (next: TableView) => {
    if (view === undefined) setOwn(next);
    onViewChange?.(next);
  };
  return [view ?? own, change] as const;
}
