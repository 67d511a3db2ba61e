import { warn } from './warn';

/** What to throw where an optional peer of the package can't be imported; in development it is said in the console as well. */
export function missingPeer(names: string, cause: unknown): Error {
  const text = `${names} could not be loaded. Is it installed?`;
  if (process.env.NODE_ENV !== 'production') warn('BX1006', text);
  return new Error(text, { cause });
}

/** A module that an optional peer is imported in, e.g. `withPeer('recharts', import('./DayBars'))`. Rejects with what is missing. */
export const withPeer = <T>(names: string, module: Promise<T>): Promise<T> =>
  module.catch((cause: unknown) => {
    throw missingPeer(names, cause);
  });
