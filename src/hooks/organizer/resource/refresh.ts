import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../../contract';
import { endpointKey } from '../../query';

type Reads = readonly Pick<Endpoint, 'base' | 'path'>[];

/** What is shown of these calls is read again; ends once it is. */
export const readAgain = (cache: QueryClient, reads: Reads) =>
  Promise.all(reads.map((read) => cache.invalidateQueries({ queryKey: endpointKey(read) })));

/** Ends as `call` does, once what is shown is read again; refused as well: somebody else may have been faster. */
export async function thenReadAgain<T>(call: Promise<T>, cache: QueryClient, reads: Reads): Promise<T> {
  try {
    return await call;
  } finally {
    await readAgain(cache, reads);
  }
}

/** Ends as `call` does, and has what is shown read again meanwhile; refused as well: it may have changed. */
export async function andReadAgain<T>(call: Promise<T>, cache: QueryClient, reads: Reads): Promise<T> {
  try {
    return await call;
  } finally {
    void readAgain(cache, reads);
  }
}
