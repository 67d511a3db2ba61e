import type { ApiBase, Body, Endpoint, EndpointTypes, Ok, Params, Query } from '../contract';
import { ApiError } from './ApiError';
import { readAnswer } from './readAnswer';

export interface ClientOptions {
  /** Where each base prefix lives; a path or an absolute url. Defaults: `/api/v1`, `/api/v2`, `/api`. */
  bases?: Partial<Record<ApiBase, string>>;
  /** Sent with calls that a person must be behind; read anew for each call. */
  captchaToken?: () => string | undefined;
  /** Milliseconds since the epoch, for the cache-busting parameter. */
  now?: () => number;
}

/** What one call needs beside its endpoint. Members an endpoint does not declare can't be given. */
export type CallInput<E> = Defined<{ params: Params<E>; query: Query<E>; body: Body<E> }> & CallOptions;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Made once per attempt; the backend answers the same key the same way. */
  idempotencyKey?: string;
  /** Lets the request outlive the page; for the release on leaving. */
  keepalive?: boolean;
}

type Defined<T> = {
  [K in keyof T as T[K] extends undefined ? never : K extends 'query' ? never : K]: T[K];
} & { [K in keyof T as T[K] extends undefined ? never : K extends 'query' ? K : never]?: T[K] };

export interface Client {
  /** Sends the call. Throws {@link ApiError} and nothing else. */
  call<T extends EndpointTypes>(
    endpoint: Endpoint<T>,
    input: CallInput<Endpoint<T>>,
  ): Promise<Ok<Endpoint<T>>>;
}

interface LooseInput extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

const defaultBases: Record<ApiBase, string> = { v1: '/api/v1', v2: '/api/v2', api: '/api' };

/**
 * The only fetch in the library. Credentials go along, GETs carry a cache-busting parameter, the time-out of the
 * endpoint covers the whole body.
 */
export function createClient(options: ClientOptions = {}): Client {
  const bases = { ...defaultBases, ...options.bases };
  const now = options.now ?? Date.now;

  async function call(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
    const url = bases[endpoint.base] + fillPath(endpoint.path, input.params ?? {});
    const query = queryString(endpoint, input.query ?? {}, now);
    const deadline = AbortSignal.timeout(endpoint.timeout);
    const signal = input.signal ? AbortSignal.any([input.signal, deadline]) : deadline;
    try {
      // Read per call: mocks replace the global after this module has loaded.
      const response = await globalThis.fetch(url + query, {
        method: endpoint.method,
        credentials: 'include',
        signal,
        keepalive: input.keepalive ?? false,
        headers: headers(input, options.captchaToken?.()),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      return await readAnswer(endpoint, response);
    } catch (cause) {
      throw asApiError(cause, endpoint, input.signal, deadline);
    }
  }

  return { call };
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    // Dots would leave the path's own folder even when encoded (FAULTS A25).
    if (!value || value === '.' || value === '..')
      throw new ApiError('aborted', 0, null, `${name} is missing or no name: "${value ?? ''}"`);
    return encodeURIComponent(value);
  });
}

function queryString(endpoint: Endpoint, query: NonNullable<LooseInput['query']>, now: () => number): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  if (endpoint.method === 'GET') search.set('_', String(now()));
  const text = search.toString();
  return text && `?${text}`;
}

function headers(input: LooseInput, captcha: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    // A header no form can send: with a JSON body it makes a preflight necessary (FAULTS A21).
    'X-Requested-With': 'boxoffice',
    ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(input.idempotencyKey ? { 'Idempotency-Key': input.idempotencyKey } : {}),
    ...(captcha ? { 'g-recaptcha-response': captcha } : {}),
  };
}

function asApiError(
  cause: unknown,
  endpoint: Endpoint,
  caller: AbortSignal | undefined,
  deadline: AbortSignal,
) {
  if (cause instanceof ApiError) return cause;
  const call = `${endpoint.method} ${endpoint.path}`;
  if (caller?.aborted) return new ApiError('aborted', 0, null, `${call} was given up`, { cause });
  if (deadline.aborted)
    return new ApiError('timeout', 503, null, `${call} had no answer in ${endpoint.timeout} ms`, { cause });
  return new ApiError('network', 503, null, `${call} could not reach the backend`, { cause });
}
