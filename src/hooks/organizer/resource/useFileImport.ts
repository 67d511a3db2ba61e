'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveProblem, type Message, type SaveFailure, type SaveProblem } from '../../../domain';
import {
  afterBatch,
  batchesOf,
  linesOf,
  matchColumns,
  maxImportedRows,
  missingColumns,
  newRun,
  planOf,
  refusedRow,
  remapped,
  withColumn,
  type CheckedRow,
  type ColumnMapping,
  type ImportColumn,
  type ImportOutcome,
  type ImportRun,
  type Sheet,
  type SheetLine,
} from '../../../domain/table/fileImport';
import { readSheet } from './readSheet';
import { problemOf } from './useSave';

/** What is imported, and how. */
export interface FileImportOptions<Row> {
  columns: readonly ImportColumn[];
  /** What organizers call a column. */
  nameOf: (column: ImportColumn) => string;
  /** Reads and checks the rows of a file; keeps its identity while what it checks by is the same. */
  check: (lines: readonly SheetLine[]) => CheckedRow<Row>[];
  /** Sends some rows. Rejects with the client's ApiError. */
  send: (rows: readonly Row[], signal: AbortSignal) => Promise<ImportOutcome>;
  /** As many rows as one call takes. */
  batchSize: number;
  /** Why rows were not imported; `saveProblem` when absent. */
  toErrorMessage?: ((failure: SaveFailure) => SaveProblem) | undefined;
}

/** A file that was read, and how far its import is. */
export interface ReadFile {
  name: string;
  sheet: Sheet;
  mapping: ColumnMapping;
  run: ImportRun;
}

/** How far the import of a file is. */
export type FileImportState =
  | { at: 'empty' }
  | { at: 'unusable'; name: string; message: Message }
  /** `problem`: why the last try ended; what was sent before is in the run. */
  | (ReadFile & { at: 'read'; problem: SaveProblem | null })
  /** `total`: rows of this try, of which `done` are answered. */
  | (ReadFile & { at: 'sending'; done: number; total: number })
  | (ReadFile & { at: 'done' });

const unusable = (name: string, key: string, values?: Message['values']): FileImportState => ({
  at: 'unusable',
  name,
  message: { key: `organizer.kit.import.${key}`, ...(values && { values }) },
});

const noFile: Omit<ReadFile, 'name'> = { sheet: { names: [], rows: [] }, mapping: {}, run: newRun };

/** The row is listed with the others that are skipped. */
const rowRefused: SaveProblem = { message: { key: 'organizer.kit.import.refused' } };

/**
 * Reads a file, finds its columns, checks its rows, and sends the good ones a portion at a time. It can be stopped at any moment; leaving
 * the screen stops it too. What was sent is not sent again.
 */
export function useFileImport<Row>(options: FileImportOptions<Row>) {
  const { columns, nameOf, check, send, batchSize, toErrorMessage = saveProblem } = options;
  const [state, setState] = useState<FileImportState>({ at: 'empty' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = state.at === 'empty' || state.at === 'unusable' ? null : state;
  const { sheet, mapping, run: soFar } = read ?? noFile;
  const missing = useMemo(() => missingColumns(columns, mapping), [columns, mapping]);
  const checked = useMemo(
    () => (missing.length === 0 ? check(linesOf(sheet, mapping)) : []),
    [check, sheet, mapping, missing],
  );
  const plan = useMemo(() => planOf(sheet, checked, soFar), [sheet, checked, soFar]);

  const choose = async (file: File) => {
    const { name } = file;
    const found = await readSheet(file);
    if (found === null) setState(unusable(name, 'unreadable'));
    else if (found.rows.length === 0) setState(unusable(name, 'noRows'));
    else if (found.rows.length > maxImportedRows)
      setState(unusable(name, 'tooManyRows', { max: maxImportedRows }));
    else {
      const mapping = matchColumns(found.names, columns, nameOf);
      setState({ at: 'read', name, sheet: found, mapping, run: newRun, problem: null });
    }
  };

  const map = (id: string, at: number | null) =>
    setState((now) =>
      now.at === 'read'
        ? { ...now, mapping: withColumn(now.mapping, id, at), run: remapped(now.run), problem: null }
        : now,
    );

  const start = async () => {
    if (state.at !== 'read' || plan.good.length === 0) return;
    const { name } = state;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let { run } = state;
    const total = plan.good.length;
    let done = 0;
    const file = () => ({ name, sheet, mapping, run });
    for (const batch of batchesOf(plan.good, batchSize)) {
      setState({ ...file(), at: 'sending', done, total });
      try {
        const outcome = await send(
          batch.map(({ row }) => row),
          signal,
        );
        run = afterBatch(run, batch, outcome);
        done += batch.length;
      } catch (error) {
        // What was on its way may have arrived: that is reported as after a lost answer.
        const problem = signal.aborted
          ? toErrorMessage({ code: 0, isUncertain: true })
          : problemOf(error, toErrorMessage);
        const refused = refusedRow(problem, batch);
        if (refused) run = { ...run, refused: [...run.refused, refused] };
        setState({ ...file(), at: 'read', problem: refused ? rowRefused : problem });
        return;
      }
      if (signal.aborted && done < total) {
        setState({ ...file(), at: 'read', problem: null });
        return;
      }
    }
    setState({ ...file(), at: 'done' });
  };

  return {
    state,
    plan,
    missing,
    choose,
    map,
    start,
    stop: () => running.current?.abort(),
    reset: () => setState({ at: 'empty' }),
  };
}
