import { withText, type Message } from '../../text/message';
import type { Sheet } from './sheet';

/** Why a row of a file is not imported. */
export interface RowProblem {
  /** From 1, the line with the names included. */
  line: number;
  /** Id of the column that is wrong; `null`: the row as a whole. */
  field: string | null;
  message: Message;
}

/** A row that can be imported, and what is sent of it. */
export interface GoodRow<Row> {
  line: number;
  row: Row;
}

/** What a row of a file would make, or why it makes nothing. */
export type CheckedRow<Row> = GoodRow<Row> | RowProblem;

const isGood = <Row>(checked: CheckedRow<Row>): checked is GoodRow<Row> => 'row' in checked;

/** What came of some rows that were sent. */
export interface ImportOutcome {
  created: number;
  /** Those that were there already, where an import changes them. */
  updated?: number;
  /** Rows the backend did not take; `line` as in a file of those that were sent: the first is 2. */
  refused?: readonly { line: number; field: string; error: string }[];
}

/** How far an import is. */
export interface ImportRun {
  /** Lines that were sent and answered. */
  sent: ReadonlySet<number>;
  created: number;
  updated: number;
  /** By the backend. */
  refused: readonly RowProblem[];
}

export const newRun: ImportRun = { sent: new Set(), created: 0, updated: 0, refused: [] };

/** What is left to send, and what is not sent, in the order of the file. */
export interface ImportPlan<Row> {
  good: readonly GoodRow<Row>[];
  bad: readonly RowProblem[];
}

/** Where the backend has no words for it. */
const refusedKey = 'organizer.kit.form.failed.refused';
const openQuote: Message = { key: 'organizer.kit.import.openQuote' };

/** Parts the rows of a file in those to send and those that are skipped; what was sent before is in neither. */
export function planOf<Row>(
  sheet: Sheet,
  checked: readonly CheckedRow<Row>[],
  run: ImportRun,
): ImportPlan<Row> {
  const isLeft = ({ line }: { line: number }) => !run.sent.has(line);
  const refused = new Set(run.refused.map(({ line }) => line));
  const broken = sheet.rows.filter(({ isBroken }) => isBroken);
  return {
    good: checked.filter(isGood).filter((row) => isLeft(row) && !refused.has(row.line)),
    bad: [
      ...broken.map(({ line }): RowProblem => ({ line, field: null, message: openQuote })),
      ...checked.flatMap((row) => (isGood(row) ? [] : [row])).filter(isLeft),
      ...run.refused,
    ].sort((one, other) => one.line - other.line),
  };
}

/** The run after some rows were sent and answered. */
export function afterBatch(
  run: ImportRun,
  batch: readonly GoodRow<unknown>[],
  outcome: ImportOutcome,
): ImportRun {
  const { created, updated = 0, refused = [] } = outcome;
  return {
    sent: new Set([...run.sent, ...batch.map(({ line }) => line)]),
    created: run.created + created,
    updated: run.updated + updated,
    refused: [
      ...run.refused,
      ...refused.flatMap(({ line, field, error }) => {
        const row = batch[line - 2];
        return row ? [{ line: row.line, field, message: withText(refusedKey, error) }] : [];
      }),
    ],
  };
}

/** The run with another mapping: what the backend refused is another row now, and can be sent. */
export function remapped(run: ImportRun): ImportRun {
  const refused = new Set(run.refused.map(({ line }) => line));
  return { ...run, sent: new Set([...run.sent].filter((line) => !refused.has(line))), refused: [] };
}

/** The row that a refusal of all of them is about: `rows[3].start` is the fourth one's start. `null`: it is about none. */
export function refusedRow(
  { field = '', message }: { field?: string | undefined; message: Message },
  batch: readonly GoodRow<unknown>[],
): RowProblem | null {
  const [, index, column = null] = /^rows\[(\d+)\](?:\.(\w+))?/.exec(field) ?? [];
  const line = index === undefined ? undefined : batch[Number(index)]?.line;
  return line === undefined ? null : { line, field: column, message };
}

/** Rows in portions, each sent by one call. */
export const batchesOf = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/** The rows that were skipped as they stand in the file, with the reason behind: repaired, they can be chosen again. */
export function skippedSheet(
  { names, rows }: Sheet,
  reasons: ReadonlyMap<number, string>,
  reasonName: string,
): string[][] {
  const skipped = rows.filter(({ line }) => reasons.has(line));
  const width = Math.max(names.length, ...skipped.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return [
    [...padded(names), reasonName],
    ...skipped.map(({ line, cells }) => [...padded(cells), reasons.get(line) ?? '']),
  ];
}
