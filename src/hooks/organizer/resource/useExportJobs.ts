'use client';
import { useSyncExternalStore } from 'react';
import { useEnvironment } from '../../environment';
import { exportJobsOf, noExportJobs, type ExportJobList, type ExportJobs } from './exportJobs';

const atServer = () => noExportJobs;

/** Exports that go on when their screen is left, and the ways to begin and end them. `ExportJobs` shows them. @experimental */
export function useExportJobs(): ExportJobList & Pick<ExportJobs, 'start' | 'cancel' | 'dismiss'> {
  const { client } = useEnvironment();
  const { read, subscribe, start, cancel, dismiss } = exportJobsOf(client);
  const list = useSyncExternalStore(subscribe, read, atServer);
  return { ...list, start, cancel, dismiss };
}
