import { warn } from './warn';

/** What to throw where an optional peer of the package can't be imported; in development it is said in the console as well. */
export function missingPeer(names: string, cause: unknown): Error {
  const text = `${names} could not be loaded. Is it installed?`;
  if (process.env.NODE_ENV !== 'production') warn('BX1006', text);
  return new Error(text, { cause });
}
