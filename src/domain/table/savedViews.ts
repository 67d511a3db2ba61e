import { readTableView, sameView, writeTableView, type TableView } from './tableView';

/** A view somebody gave a name. */
export interface SavedView {
  name: string;
  view: TableView;
}

/** Characters a name may have. */
export const viewNameLimit = 40;

/** Why a view can't be saved under a name; `null` when it can. */
export function viewNameProblem(
  name: string,
  saved: readonly SavedView[],
): 'nameMissing' | 'nameTaken' | null {
  const wanted = name.trim();
  if (wanted === '') return 'nameMissing';
  return saved.some((one) => one.name === wanted) ? 'nameTaken' : null;
}

/** The page is where one is, not what one looks at: it is not saved. */
export const withView = (saved: readonly SavedView[], name: string, view: TableView): SavedView[] => [
  ...saved,
  { name: name.trim().slice(0, viewNameLimit), view: { ...view, page: 1 } },
];

/** The view of one name has another one from now on. */
export const withName = (saved: readonly SavedView[], from: string, to: string): SavedView[] =>
  saved.map((one) => (one.name === from ? { ...one, name: to.trim().slice(0, viewNameLimit) } : one));

/** The saved view that shows just this; the first of several. */
export const viewLike = (saved: readonly SavedView[], view: TableView): SavedView | undefined =>
  saved.find((one) => sameView(one.view, view));

/** As text, for a store of the browser. */
export const writeSavedViews = (saved: readonly SavedView[]): string =>
  JSON.stringify(saved.map(({ name, view }) => [name, writeTableView(view)]));

/** Reads what `writeSavedViews` wrote. What another version or somebody else wrote there is left out. */
export function readSavedViews(text: string | null): SavedView[] {
  if (text === null) return [];
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown) => {
      if (!Array.isArray(row)) return [];
      const [name, query] = row as unknown[];
      return typeof name === 'string' && typeof query === 'string'
        ? [{ name, view: readTableView(query) }]
        : [];
    });
  } catch {
    return [];
  }
}
