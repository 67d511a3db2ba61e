import type { ApiBase, Body, Endpoint, EndpointTypes, Ok, Params, Query } from '../contract';
import { ApiError, type ApiErrorKind } from './ApiError';
import { readAnswer } from './readAnswer';
import { warnOfSilence } from './warnOfBackend';
import { checkRequired, encodeBody, fill, fillPath, type LooseInput } from './request';

/** Where the backend is, and what goes with every call. 000 §7. @public */
export interface ClientOptions {
  /** Where each base prefix lives; a path or an absolute url. Defaults: `/api/v1`, `/api/v2`, `/api`. */
  bases?: Partial<Record<ApiBase, string>>;
  /** Sent with calls that a person must be behind; read anew for each call. */
  captchaToken?: () => string | undefined;
  /** Milliseconds since the epoch, for the cache-busting parameter and for a `Retry-After` that is a date. */
  now?: () => number;
  /** Hears of every failure before the caller does (002 §8), e.g. `authRedirect()`. It must not throw. */
  onFailure?: FailureListener;
  /** Hears of answers that were usable only in part: the error names the members that were not. It must not throw. */
  onRepair?: ((error: ApiError) => void) | undefined;
}

/** `params` are those of the call that failed. @public */
export type FailureListener = (
  error: ApiError,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
) => void;

/** What one call needs beside its endpoint. Members an endpoint does not declare can't be given. @public */
export type CallInput<E> = Defined<{ params: Params<E>; query: Query<E>; body: Body<E> }> & CallOptions;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Made once per attempt; the backend answers the same key the same way. */
  idempotencyKey?: string;
  /** Lets the request outlive the page; for the release on leaving. */
  keepalive?: boolean;
  /** The `Authorization` header, as `guestAuthorization` and `providerAuthorization` make it. */
  authorization?: string;
  /** A captcha's token, good for this call alone; before `captchaToken` of the client. */
  captcha?: string | undefined;
}

type Defined<T> = {
  [K in keyof T as T[K] extends undefined ? never : K extends 'query' ? never : K]: T[K];
} & { [K in keyof T as T[K] extends undefined ? never : K extends 'query' ? K : never]?: T[K] };

/** The one way to the backend: sends calls of the contract. Made by `createClient`. @public */
export interface Client {
  /**
   * Sends the call. Throws {@link ApiError} and nothing else. The time-out of the endpoint covers the whole answer.
   * `transport` is another way to send it; `upload` and `download` are such ways.
   */
  call<T extends EndpointTypes>(
    endpoint: Endpoint<T>,
    input: CallInput<Endpoint<T>>,
    transport?: Transport,
  ): Promise<Ok<Endpoint<T>>>;
}

/** Sends a request, and answers what `read` makes of the response. It must end when the request's signal aborts. @public */
export type Transport = (
  url: string,
  request: RequestInit & { method: string; headers: Headers; signal: AbortSignal },
  read: (response: Response) => Promise<unknown>,
) => Promise<unknown>;

const defaultBases: Record<ApiBase, string> = { v1: '/api/v1', v2: '/api/v2', api: '/api' };

/**
 * The one way to the backend: JSON, with credentials, GETs with a cache-busting parameter, the endpoint's time-out
 * over the whole body (002 §7). What the endpoint requires is checked before anything is sent (002 §5).
 * @public
 */
export function createClient(options: ClientOptions = {}): Client {
  const bases = { ...defaultBases, ...options.bases };
  const now = options.now ?? Date.now;

  async function call(endpoint: Endpoint, input: LooseInput & CallOptions, send: Transport = byFetch) {
    const { method, path, timeout } = endpoint;
    const { params, body, signal: caller } = input;
    const name = `${method} ${path}`;
    const attempt = new AbortController();
    const { signal } = attempt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let status = 0;
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const stop = (kind: ApiErrorKind, text: string) => {
          // Ours before the abort's own error; and not every body ends when its signal aborts.
          reject(new ApiError(kind, status, null, `${name} ${text}`));
          attempt.abort();
        };
        const giveUp = () => {
          stop('aborted', 'was given up');
        };
        checkRequired(endpoint, input);
        const query = String(
          fill(new URLSearchParams(), { ...input.query, _: method === 'GET' ? now() : null }),
        );
        const url = bases[endpoint.base] + fillPath(path, params) + (query && `?${query}`);
        const request = {
          method,
          credentials: 'include',
          signal,
          keepalive: !!input.keepalive,
          // Not a record: a value that would end its line is refused here, before anything is sent.
          headers: fill(new Headers(), {
            Accept: endpoint.answers ? '*/*' : 'application/json',
            // A header no form can send: it makes a preflight necessary, whatever the body is (FAULTS A21).
            'X-Requested-With': 'boxoffice',
            'Content-Type': body === undefined || endpoint.sends ? null : 'application/json',
            'Idempotency-Key': input.idempotencyKey || null,
            Authorization: input.authorization || null,
            'g-recaptcha-response': input.captcha || options.captchaToken?.() || null,
          }),
          body: encodeBody(endpoint, body),
        } as const;
        if (caller?.aborted) {
          giveUp();
          return;
        }
        caller?.addEventListener('abort', giveUp, { signal });
        // Not AbortSignal.timeout: a test's clock can't move that one.
        timer = setTimeout(stop, timeout, 'timeout', `had no answer in ${timeout} ms`);
        status = 503;
        send(url, request, (response) => readAnswer(endpoint, response, name, now, options.onRepair)).then(
          resolve,
          reject,
        );
      });
    } catch (cause) {
      const error =
        cause instanceof ApiError
          ? cause
          : new ApiError(status ? 'network' : 'unsent', status, null, `${name} did not reach the backend`, {
              cause,
            });
      if (process.env.NODE_ENV !== 'production' && error.kind === 'network')
        warnOfSilence(name, bases[endpoint.base] + path);
      options.onFailure?.(error, endpoint, params ?? {});
      throw error;
    } finally {
      clearTimeout(timer);
      // Lets go of the caller's signal, and of a body nobody wants any more.
      attempt.abort();
    }
  }

  return { call };
}

// Read per call: mocks replace the global after this module has loaded.
const byFetch: Transport = (url, request, read) => globalThis.fetch(url, request).then(read);
