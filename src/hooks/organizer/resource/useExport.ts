'use client';
import { useEffect, useRef, useState } from 'react';
import { ApiError, type TransferOptions } from '../../../client';
import type { FileDownload } from '../../../contract';
import { saveFile } from './saveFile';

/** How far an export is. */
type ExportState =
  | { at: 'idle' }
  /** `share` of the file that has arrived, from 0 to 1; `null` while nobody knows. */
  | { at: 'running'; share: number | null }
  /** The file is in the downloads. */
  | { at: 'done'; name: string }
  /** Nothing was saved. `tooLong`: it took longer than the call may. */
  | { at: 'failed'; why: 'failed' | 'tooLong' };

/** Makes a file of one kind; ends with an error when `signal` aborts. `download` of the client does. */
export type MakeFile<Format extends string> = (
  format: Format,
  options: TransferOptions & { signal: AbortSignal },
) => Promise<FileDownload>;

export interface ExportRun<Format extends string> {
  state: ExportState;
  /** Begins, and gives up what is under way. `name` is the file's where the backend gives it none. */
  start: (format: Format, name: string) => void;
  cancel: () => void;
}

/** Makes a file and saves it; without `make` there is none. Leaving the screen cancels it. */
export function useExport<Format extends string>(make: MakeFile<Format> | undefined): ExportRun<Format> {
  const [state, setState] = useState<ExportState>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (format: Format, name: string) => {
    if (!make) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const publish = (next: ExportState) => running.current === controller && setState(next);
    publish({ at: 'running', share: null });
    try {
      const { file, name: given } = await make(format, {
        signal: controller.signal,
        onProgress: ({ loaded, total }) =>
          void publish({ at: 'running', share: total ? Math.min(1, loaded / total) : null }),
      });
      if (controller.signal.aborted) return;
      saveFile(file, given ?? name);
      publish({ at: 'done', name: given ?? name });
    } catch (error) {
      const isOwn = controller.signal.aborted || (error instanceof ApiError && error.kind === 'aborted');
      const isLate = error instanceof ApiError && error.kind === 'timeout';
      publish(isOwn ? { at: 'idle' } : { at: 'failed', why: isLate ? 'tooLong' : 'failed' });
    }
  };
  return {
    state,
    start: (format, name) => void run(format, name),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setState({ at: 'idle' });
    },
  };
}
