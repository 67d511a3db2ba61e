import { folded } from '../../text/findByQuery';

/** What an import reads from a column of a file. */
export interface ImportColumn<Id extends string = string> {
  /** As the contract names it; files may name it so too. */
  id: Id;
  /** Key of its name in the catalogue. */
  label: string;
  /** Without it nothing can be made of the file. */
  isRequired?: boolean;
  /** Other names that files give it. */
  aliases?: readonly string[];
}

/** Which column of a file, from 0, is read as which column of the import, by its id. Absent: not in the file. */
export type ColumnMapping = Readonly<Record<string, number>>;

/** A name without case, accents, spaces and signs: `Discount (%)` is `discount`. */
const compared = (name: string) => folded(name.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the columns by the names in the first line of a file: the contract's, the organizer's (`nameOf`), then the aliases. A column of
 * the file is taken once, and of two with one name the first.
 */
export function matchColumns(
  names: readonly string[],
  columns: readonly ImportColumn[],
  nameOf: (column: ImportColumn) => string,
): ColumnMapping {
  const given = names.map(compared);
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  const find = (column: ImportColumn, wanted: readonly string[]) => {
    if (column.id in mapping) return;
    const accepted = new Set(wanted.map(compared));
    const at = given.findIndex((name, index) => name !== '' && accepted.has(name) && !taken.has(index));
    if (at < 0) return;
    mapping[column.id] = at;
    taken.add(at);
  };
  for (const column of columns) find(column, [column.id]);
  for (const column of columns) find(column, [nameOf(column)]);
  for (const column of columns) find(column, column.aliases ?? []);
  return mapping;
}

/** The mapping with one column read from another one of the file; `null`: from none. */
export function withColumn(mapping: ColumnMapping, id: string, at: number | null): ColumnMapping {
  const { [id]: _, ...others } = mapping;
  return at === null ? others : { ...others, [id]: at };
}

/** Columns that have to be there and are read from none of the file. */
export const missingColumns = (
  columns: readonly ImportColumn[],
  mapping: ColumnMapping,
): readonly ImportColumn[] => columns.filter(({ id, isRequired }) => isRequired && !(id in mapping));

/** The columns of a file, from 0, that are read as none of the import. Those without a name and a cell are left out. */
export function unusedColumns(
  { names }: { names: readonly string[] },
  mapping: ColumnMapping,
): readonly number[] {
  const used = new Set(Object.values(mapping));
  return names.flatMap((name, at) => (used.has(at) || name === '' ? [] : [at]));
}
