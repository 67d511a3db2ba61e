'use client';
import { useEffect, useRef, useState } from 'react';
import { ApiError, type TransferOptions } from '../../../client';
import type { FileDownload } from '../../../contract';
import { saveFile } from './saveFile';

/** How far an export is. */
export type ExportState =
  | { at: 'idle' }
  /** `share` of the file that has arrived, from 0 to 1; `null` while nobody knows. */
  | { at: 'running'; share: number | null }
  /** The file is in the downloads. */
  | { at: 'done'; name: string }
  /** Nothing was saved. `tooLong`: it took longer than the call may. */
  | { at: 'failed'; why: 'failed' | 'tooLong' };

/** What a file is made with: it hears how far it is, and ends with an error when `signal` aborts. */
export type ExportTransfer = TransferOptions & { signal: AbortSignal };

/** Makes a file of one kind. `download` of the client does. */
export type MakeFile<Format extends string> = (
  format: Format,
  options: ExportTransfer,
) => Promise<FileDownload>;

export interface ExportRun<Format extends string> {
  state: ExportState;
  /** Begins, and gives up what is under way. `name` is the file's where the backend gives it none. */
  start: (format: Format, name: string) => void;
  cancel: () => void;
}

/** What is made into a file. */
interface ExportOrder<Format extends string> {
  make: MakeFile<Format>;
  format: Format;
  /** The file's name where the backend gives it none. */
  name: string;
}

/** Makes a file and puts it into the downloads; `report` hears how far it is, and `idle` when `signal` aborted it. Never rejects. */
export async function runExport<Format extends string>(
  { make, format, name }: ExportOrder<Format>,
  signal: AbortSignal,
  report: (state: ExportState) => void,
): Promise<void> {
  report({ at: 'running', share: null });
  try {
    const { file, name: given } = await make(format, {
      signal,
      onProgress: ({ loaded, total }) =>
        report({ at: 'running', share: total ? Math.min(1, loaded / total) : null }),
    });
    if (signal.aborted) return;
    saveFile(file, given ?? name);
    report({ at: 'done', name: given ?? name });
  } catch (error) {
    const isOwn = signal.aborted || (error instanceof ApiError && error.kind === 'aborted');
    const isLate = error instanceof ApiError && error.kind === 'timeout';
    report(isOwn ? { at: 'idle' } : { at: 'failed', why: isLate ? 'tooLong' : 'failed' });
  }
}

/** Makes a file and saves it; without `make` there is none. Leaving the screen cancels it: `useExportJobs` goes on. */
export function useExport<Format extends string>(make: MakeFile<Format> | undefined): ExportRun<Format> {
  const [state, setState] = useState<ExportState>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = (format: Format, name: string) => {
    if (!make) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void runExport({ make, format, name }, controller.signal, (next) => {
      if (running.current === controller) setState(next);
    });
  };
  return {
    state,
    start: run,
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setState({ at: 'idle' });
    },
  };
}
