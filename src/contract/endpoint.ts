/** Which configured prefix a path hangs on: v1 `/api/v1`, v2 `/api/v2`, api `/api`. */
export type ApiBase = 'v1' | 'v2' | 'api';

/** The types of one call. `fail` names the server's own error codes; every code is in `errorCodes`. */
export interface EndpointTypes {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  ok: unknown;
  fail?: number;
}

declare const types: unique symbol;

/**
 * One call of the backend, declared once: the client sends it, hooks wrap it, mock handlers bind to it.
 * It is a value without behaviour.
 */
export interface Endpoint<T extends EndpointTypes = EndpointTypes> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path behind the base prefix, parameters as `:name`. */
  readonly path: string;
  readonly base: ApiBase;
  /** Milliseconds for the whole answer, body included. */
  readonly timeout: number;
  /** The path or shape is not in the requirements; it was chosen in the style of its neighbours. */
  readonly chosen?: boolean;
  /** The answer must pass this before anyone sees it; without one any JSON is let through. */
  readonly accepts?: (body: unknown) => boolean;
  readonly [types]?: T;
}

export type Params<E> = E extends Endpoint<infer T> ? (T extends { params: infer P } ? P : undefined) : never;
export type Query<E> = E extends Endpoint<infer T> ? (T extends { query: infer Q } ? Q : undefined) : never;
export type Body<E> = E extends Endpoint<infer T> ? (T extends { body: infer B } ? B : undefined) : never;
export type Ok<E> = E extends Endpoint<infer T> ? T['ok'] : never;
export type Fail<E> = E extends Endpoint<infer T> ? (T extends { fail: infer F } ? F : never) : never;

/** Milliseconds. 000 §9: auth and version requests; every call the requirements give no other figure for. */
export const DEFAULT_TIMEOUT = 30_000;

type Declaration = Omit<Endpoint, 'timeout' | typeof types> & { timeout?: number };

/**
 * Declares a call: `endpoint<{ params: …; ok: … }>()({ method: 'GET', path: '/events/:eventId', base: 'v1' })`.
 * The two steps let the types be given while the rest is inferred.
 */
export const endpoint =
  <T extends EndpointTypes>() =>
  (declaration: Declaration): Endpoint<T> => ({ timeout: DEFAULT_TIMEOUT, ...declaration });
