import type { Endpoint } from '../contract';
import { ApiError } from './ApiError';

/** What one call may be given, whichever endpoint it is for. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/**
 * Throws an `unsent` ApiError with the endpoint's own words when something it requires is absent or empty (002 §5).
 */
export function checkRequired({ required }: Endpoint, { params, query, body }: LooseInput): void {
  const given = { ...params, ...query, ...(body as object) } as Record<string, string | string[] | null>;
  for (const name in required)
    // A list without items is empty, false and 0 are not.
    if (!String(given[name] ?? '')) throw new ApiError('unsent', 0, null, required[name] ?? name);
}

/** The path with its parameters filled in. Throws an `unsent` ApiError when one is missing (002 §5). */
export const fillPath = (path: string, params: LooseInput['params']): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    // Dots would leave the path's own folder even when encoded (FAULTS A25).
    if (!value || /^\.\.?$/.test(value)) throw new ApiError('unsent', 0, null, `${name} is missing`);
    return encodeURIComponent(value);
  });

/** Sets what there is a value for; these three make a string of what is neither text nor a file. */
export function fill<T extends URLSearchParams | Headers | FormData>(target: T, values: object): T {
  for (const [name, value] of Object.entries(values) as [string, string | null | undefined][])
    if (value != null) target.set(name, value);
  return target;
}

/** The body as it travels; the browser itself names the type of a text or a form. */
export const encodeBody = ({ sends }: Endpoint, body: unknown): string | FormData =>
  !sends ? JSON.stringify(body) : typeof body === 'string' ? body : fill(new FormData(), body as object);
