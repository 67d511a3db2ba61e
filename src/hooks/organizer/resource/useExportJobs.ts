'use client';
import { useSyncExternalStore } from 'react';
import type { Client } from '../../../client';
import { useEnvironment } from '../../environment';
import { createExportJobs, noExportJobs, type ExportJobList, type ExportJobs } from './exportJobs';

/** By the client that makes the files: no screen, and no frame around one, has them, as each may go meanwhile. */
const jobsByClient = new WeakMap<Client, ExportJobs>();

function jobsOf(client: Client): ExportJobs {
  const known = jobsByClient.get(client);
  if (known) return known;
  const made = createExportJobs();
  jobsByClient.set(client, made);
  return made;
}

const atServer = () => noExportJobs;

/** Exports that go on when their screen is left, and the ways to begin and end them. `ExportJobs` shows them. @experimental */
export function useExportJobs(): ExportJobList & Pick<ExportJobs, 'start' | 'cancel' | 'dismiss'> {
  const { client } = useEnvironment();
  const { read, subscribe, start, cancel, dismiss } = jobsOf(client);
  const list = useSyncExternalStore(subscribe, read, atServer);
  return { ...list, start, cancel, dismiss };
}
