'use client';
import { useDebounced } from '../../../hooks/useDebounced';
import { useTableView, type ViewProps } from '../table';

/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;

/** What a list shows, and `searched`: the same as it is sent, with the search of a moment ago while somebody types. */
export function useListView(props: ViewProps) {
  const [view, onViewChange] = useTableView(props);
  const search = useDebounced(view.search.trim(), typingPause);
  return { view, onViewChange, searched: { ...view, search } };
}
