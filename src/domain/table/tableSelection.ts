/** Which rows are chosen. */
export interface TableSelection {
  /** Ids of the chosen rows that were seen. */
  ids: ReadonlySet<string>;
  /** Every row that matches, on pages that were not seen too. */
  isEvery: boolean;
}

export const nothingSelected: TableSelection = { ids: new Set(), isEvery: false };

export const isSelected = ({ ids, isEvery }: TableSelection, id: string): boolean => isEvery || ids.has(id);

/** How many rows are chosen of `total` that match. */
export const countSelected = ({ ids, isEvery }: TableSelection, total: number): number =>
  isEvery ? total : ids.size;

/** Choose or let go some of the rows; of a choice of every row, `seen` are those that stay. */
export function withRows(
  selection: TableSelection,
  rows: readonly string[],
  isChosen: boolean,
  seen: readonly string[] = rows,
): TableSelection {
  if (selection.isEvery && isChosen) return selection;
  const ids = new Set(selection.isEvery ? seen : selection.ids);
  for (const id of rows)
    if (isChosen) ids.add(id);
    else ids.delete(id);
  return { ids, isEvery: false };
}

/** Whether a row is one of those of a list that is whole. */
export function isAmong(all: readonly { id: string }[]): (id: string) => boolean {
  const ids = new Set(all.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** The choice without rows that are gone, e.g. deleted. */
export function withoutGone(selection: TableSelection, isThere: (id: string) => boolean): TableSelection {
  if ([...selection.ids].every(isThere)) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter(isThere)) };
}

/** The ids from one row to another, both included, whichever comes first; just `to` where `from` is not there any more. */
export function rangeOf(rows: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : rows.indexOf(from);
  const end = rows.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** What the box in the head shows of the rows below it. */
export function pageSelection(selection: TableSelection, rows: readonly string[]): 'none' | 'some' | 'all' {
  const count = rows.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
