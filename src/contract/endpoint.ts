import type { Reader } from './reading';

/** Which configured prefix a path hangs on: v1 `/api/v1`, v2 `/api/v2`, api `/api`. @public */
export type ApiBase = 'v1' | 'v2' | 'api';

/** The types of one call. `fail` names the server's own error codes; every code is in `errorCodes`. @public */
export interface EndpointTypes {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  ok: unknown;
  fail?: number;
}

/** Kinds of files a call may answer. @public */
export type FileType = 'xlsx' | 'xls' | 'csv' | 'ics' | 'pdf';

/** A file, for a call that `answers` one. @public */
export interface FileDownload {
  /** Its bytes, of the type that the call `answers`. */
  file: Blob;
  /** As the backend named it; `null` when it did not. */
  name: string | null;
}

/**
 * Who may call. `guest`: whoever has an order's guest token. `provider`: whoever signs in through another service.
 * `account`: a signed-in member of the account. `support`: the platform's own staff (002 §6).
 * @public
 */
export type Caller = 'guest' | 'provider' | 'account' | 'support';

declare const types: unique symbol;

/**
 * One call of the backend, declared once: the client sends it, hooks wrap it, mock handlers bind to it,
 * `openapi.json` is generated from it. It is a value without behaviour.
 * @public
 */
export interface Endpoint<T extends EndpointTypes = EndpointTypes> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path behind the base prefix, parameters as `:name`. */
  readonly path: string;
  readonly base: ApiBase;
  /** Milliseconds for the whole answer, body included. */
  readonly timeout: number;
  /** Anyone when absent. */
  readonly auth?: Caller;
  /** The path was chosen, in the style of its neighbours. */
  readonly chosen?: boolean;
  /** The shape of the request or the answer was chosen. */
  readonly chosenShape?: boolean;
  /** Calls that share method and path are distinguished by a member of their body, and its value when one is given. */
  readonly when?: { readonly field: string; readonly value?: string };
  /** Members of query or body without which nothing is sent, and what is said instead (002 §5). */
  readonly required?: Readonly<Record<string, string>>;
  /** It needs the `Idempotency-Key` header: one key for each attempt, the same over retries. A call without one is refused (4022). */
  readonly idempotencyKey?: true;
  /** What the body travels as; JSON when absent. The members of a `multipart` body are its parts. */
  readonly sends?: 'text' | 'multipart';
  /** What a good answer is; JSON when absent. A file is read by `download`. */
  readonly answers?: FileType | 'text';
  /** The answer is this header's value. */
  readonly answersHeader?: string;
  /** The one status of a good answer; any 2xx when absent. 002 §8 names calls that are rejected on any non-200 answer. */
  readonly status?: 200;
  /** Reads the answer member by member, and repairs what costs no more than its own place. */
  readonly reads?: Reader;
  readonly [types]?: T;
}

/** The parameters in an endpoint's path, by name; `undefined` where it has none. @public */
export type Params<E> = E extends Endpoint<infer T> ? (T extends { params: infer P } ? P : undefined) : never;
/** The query that an endpoint takes; `undefined` where it takes none. @public */
export type Query<E> = E extends Endpoint<infer T> ? (T extends { query: infer Q } ? Q : undefined) : never;
/** The body that an endpoint takes; `undefined` where it takes none. @public */
export type Body<E> = E extends Endpoint<infer T> ? (T extends { body: infer B } ? B : undefined) : never;
/** What an endpoint answers when all is well. @public */
export type Ok<E> = E extends Endpoint<infer T> ? T['ok'] : never;
/** The codes that an endpoint fails with, besides those that every call may fail with. @public */
export type Fail<E> = E extends Endpoint<infer T> ? (T extends { fail: infer F } ? F : never) : never;

/** Milliseconds. 000 §9 and 002 §9: every call without a figure of its own. @public */
export const DEFAULT_TIMEOUT = 30_000;

type Declaration = Omit<Endpoint, 'timeout' | typeof types> & { timeout?: number };

/**
 * Declares a call: `endpoint<{ params: …; ok: … }>()({ method: 'GET', path: '/events/:eventId', base: 'v1' })`.
 * The two steps let the types be given while the rest is inferred.
 * @public
 */
export const endpoint =
  <T extends EndpointTypes>() =>
  (declaration: Declaration): Endpoint<T> => ({ timeout: DEFAULT_TIMEOUT, ...declaration });
