import type { TicketScan } from '../../contract';

/** Scans that were not answered yet, in the order they were made. Nothing of a person is in it: a device may be lost. */
export type ScanQueue = readonly TicketScan[];

/** As many as one request may have. */
const batchSize = 500;

/** The same scan once. */
export const addScan = (queue: ScanQueue, { id, code, at, door }: TicketScan): ScanQueue =>
  queue.some((scan) => scan.id === id) ? queue : [...queue, { id, code, at, door }];

/** What is sent next: the oldest. They stay in the queue until they are answered, whatever fails. */
export const nextBatch = (queue: ScanQueue): TicketScan[] => queue.slice(0, batchSize);

/** These were answered, or undone before they were sent. */
export function dropScans(queue: ScanQueue, ids: Iterable<string>): ScanQueue {
  const gone = new Set(ids);
  return queue.filter(({ id }) => !gone.has(id));
}

export const storedQueue = (queue: ScanQueue): string => JSON.stringify(queue);

const isScan = (value: unknown): value is TicketScan =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'code', 'at', 'door'] as const).every(
    (member) => typeof (value as Partial<TicketScan>)[member] === 'string',
  );

/** After a reload; what somebody else wrote there is no scan. */
export function openQueue(stored: string | null): ScanQueue {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isScan).reduce(addScan, []) : [];
  } catch {
    return [];
  }
}
