import type { Client, TransferOptions } from '../../../client';
import type { FileDownload } from '../../../contract';
import { runExport, type ExportState } from './useExport';

/** A file that takes long to make. @experimental */
export interface ExportRequest {
  /** What it holds, of which event: the same is not made twice at a time. */
  id: string;
  /** What people call it: "Chat messages". */
  title: string;
  /** The file's name where the backend gives it none. */
  fileName: string;
  /** Makes it; ends with an error when `signal` aborts. `download` of the client does. */
  make: (options: TransferOptions & { signal: AbortSignal }) => Promise<FileDownload>;
}

/** One that runs, or that ended and was not dismissed. @experimental */
export interface ExportJob {
  request: ExportRequest;
  state: Exclude<ExportState, { at: 'idle' }>;
}

/** What happened last. */
interface ExportNews {
  /** Of the request. */
  title: string;
  /** `idle`: it was canceled. */
  state: ExportState;
}

/** All of them, and what happened last; the same object until something changes. */
export interface ExportJobList {
  /** In the order they were begun in. */
  jobs: readonly ExportJob[];
  /** Changes when one begins or ends, not with its progress. */
  news: ExportNews | null;
}

export interface ExportJobs {
  read: () => ExportJobList;
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** Begins one, or begins it again after it ended. Ignored while the same runs. */
  start: (request: ExportRequest) => void;
  cancel: (id: string) => void;
  /** One that ended is shown no longer. */
  dismiss: (id: string) => void;
  /** Ends all of them, and shows none: whoever began them is gone. */
  end: () => void;
}

export const noExportJobs: ExportJobList = { jobs: [], news: null };

/** Exports that go on whatever is on the screen. */
function createExportJobs(): ExportJobs {
  let list = noExportJobs;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const publish = (next: ExportJobList) => {
    list = next;
    listeners.forEach((listener) => listener());
  };
  const without = (id: string) => list.jobs.filter(({ request }) => request.id !== id);
  const put = (request: ExportRequest, state: ExportJob['state']): readonly ExportJob[] =>
    list.jobs.some((job) => job.request.id === request.id)
      ? list.jobs.map((job) => (job.request.id === request.id ? { request, state } : job))
      : [...list.jobs, { request, state }];
  const report = (request: ExportRequest, state: ExportState) => {
    const before = list.jobs.find((job) => job.request.id === request.id)?.state.at;
    const jobs = state.at === 'idle' ? without(request.id) : put(request, state);
    const news = before === state.at ? list.news : { title: request.title, state };
    publish({ jobs, news });
  };
  return {
    read: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (request) => {
      const { id, fileName: name } = request;
      if (running.has(id)) return;
      const controller = new AbortController();
      running.set(id, controller);
      const make = (_format: 'file', options: Parameters<ExportRequest['make']>[0]) => request.make(options);
      void runExport({ make, format: 'file', name }, controller.signal, (state) => {
        // Canceled, it was reported at once; the same may run again by now.
        if (running.get(id) !== controller) return;
        if (state.at !== 'running') running.delete(id);
        report(request, state);
      });
    },
    cancel: (id) => {
      const job = list.jobs.find(({ request }) => request.id === id);
      running.get(id)?.abort();
      if (running.delete(id) && job) report(job.request, { at: 'idle' });
    },
    dismiss: (id) => {
      if (!running.has(id)) publish({ ...list, jobs: without(id) });
    },
    end: () => {
      const controllers = [...running.values()];
      running.clear();
      controllers.forEach((controller) => controller.abort());
      publish(noExportJobs);
    },
  };
}

/** By the client that makes the files: no screen, and no frame around one, has them, as each may go meanwhile. */
const jobsByClient = new WeakMap<Client, ExportJobs>();

export function exportJobsOf(client: Client): ExportJobs {
  const known = jobsByClient.get(client);
  if (known) return known;
  const made = createExportJobs();
  jobsByClient.set(client, made);
  return made;
}

/** Files of an account are not made, saved or named once its member signed out. */
export const endExportJobs = (client: Client): void => jobsByClient.get(client)?.end();
