/** 002 §9 Lists. */
const maxRowsPerPage = 500;

interface Rows<Row> {
  items: readonly Row[];
  total: number;
}

/** All rows of a list, page by page. `read` answers one page, counted from 0; `onProgress` hears how many there are after each. */
export async function everyRow<Row>(
  read: (paging: { page: number; size: number }) => Promise<Rows<Row>>,
  onProgress?: (progress: { loaded: number; total: number }) => void,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { items, total } = await read({ page, size: maxRowsPerPage });
    found.push(...items);
    onProgress?.({ loaded: found.length, total });
    if (items.length === 0 || found.length >= total) return found;
  }
}
