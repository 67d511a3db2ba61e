import type { ReactNode } from 'react';
import type { MakeFile, SaveCalls } from '../../../hooks';
import type { IconName } from '../../../themed/kit/icons';
import type { RunCheck } from '../confirm/runCheck';

/** The chosen rows, for whoever checks them. */
interface BulkTargets<Row> {
  /** `null`: every row that matches. */
  ids: readonly string[] | null;
  /** The rows themselves. Rejects with the client's ApiError. */
  read: () => Promise<readonly Row[]>;
  /** Aborted when the question is closed. */
  signal: AbortSignal;
}

/** What is asked before something happens to many rows. */
export interface BulkQuestion<Row> {
  title: string;
  /** What will happen. */
  text: string;
  /** On the button: a verb. */
  action: string;
  /** `danger` for what can't be taken back. */
  tone?: 'primary' | 'danger' | undefined;
  /** To which rows it can happen, and what it comes to. Rejects with the client's ApiError. */
  check?: (targets: BulkTargets<Row>) => Promise<RunCheck>;
}

/** The backend does it, and somewhere else it is said how far it is: nobody waits for it in a dialog. */
interface BulkJob {
  /** Of more rows than this. */
  above: number;
  /** Said after what will happen. */
  text: string;
  /** Resolves once it is begun; `null` as ids for every row that matches. Rejects with the client's ApiError. */
  start: (ids: readonly string[] | null, signal: AbortSignal) => Promise<unknown>;
}

/** One call for each row: with progress, and a list of those that could not be done. */
interface EachTask<Row> {
  kind: 'each';
  question: BulkQuestion<Row>;
  /** With the row as it was when it was chosen. */
  run: (id: string, signal: AbortSignal, row: Row | undefined) => Promise<unknown>;
  /** Instead of a call for each, where there are many rows. */
  job?: BulkJob;
  /** Says why one could not be done; `orderProblem` when absent. */
  toErrorMessage?: SaveCalls<unknown>['toErrorMessage'];
  /** What a row is called; its id when absent. */
  nameOf?: (row: Row) => string;
  /** Whether one that could not be done stays chosen, to be tried again; each does when absent. */
  canRetry?: (error: unknown) => boolean;
}

/** One call for all rows. */
interface AllTask<Row> {
  kind: 'all';
  /** Without it the call is made at once. */
  question?: BulkQuestion<Row>;
  /** Resolves to what became of it, as a text for the notice. */
  run: (ids: string[], signal: AbortSignal) => Promise<string>;
  /** Says why it could not be done. */
  toErrorMessage: NonNullable<SaveCalls<unknown>['toErrorMessage']>;
}

/** A file of the rows. */
interface ExportTask {
  kind: 'export';
  /** The file's name where the backend gives it none. */
  name: string;
  /** `null`: every row that matches. */
  make: (ids: readonly string[] | null) => MakeFile<'xlsx'>;
}

/** What a dialog of an area is given, and what it reports. */
export interface BulkDialog<Row> {
  /** How many rows are chosen. */
  count: number;
  /** The chosen rows, those on pages that were not seen too. Rejects with the client's ApiError. */
  read: () => Promise<readonly Row[]>;
  /** The rows that were seen or read so far. */
  rows: readonly Row[];
  /** Aborted when the dialog closes, and when the screen goes. */
  signal: AbortSignal;
  /** It is done: closes the dialog, chooses no row any more, and shows `text`. */
  onDone: (text?: string) => void;
  onClose: () => void;
}

/** A dialog of the area: more is asked than yes or no. */
interface DialogTask<Row> {
  kind: 'dialog';
  render: (dialog: BulkDialog<Row>) => ReactNode;
}

/** Something that can be done with the chosen rows. */
export type BulkTask<Row> = {
  id: string;
  /** One or two words. */
  label: string;
  icon?: IconName;
} & (EachTask<Row> | AllTask<Row> | ExportTask | DialogTask<Row>);
