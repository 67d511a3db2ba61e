import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import type {
  ApiBase,
  Body,
  Endpoint,
  EndpointTypes,
  ErrorCode,
  Fail,
  Ok,
  Params,
  Query,
} from '../src/contract';
import type { Clock } from '../src/domain/clock';
import { Refusal, type Db } from './db';
import { statusOf } from './db/refusal';
import { endpoints, json, latencyOf, withFault, type EndpointName, type Fault, type Latency } from './faults';

/** Codes any call may fail with: a request that breaks a rule, an unknown event. */
type GeneralCode = 4022 | 4040;

/** What a resolver is given. It throws through `fail`, or lets the db refuse. */
export interface MockCall<E> {
  db: Db;
  clock: Clock;
  params: Params<E>;
  query: Partial<Record<keyof Query<E>, string>>;
  /** JSON, but of no shape that may be trusted. */
  body: Body<E>;
  headers: Headers;
  /** The `Idempotency-Key`; refuses with 4022 when there is none. */
  idempotencyKey: () => string;
  fail: (code: Fail<E> | GeneralCode, message?: string) => never;
}

/** What handlers need of the backend they run in. */
export interface Surroundings {
  db(): Db;
  clock: Clock;
  latency(): Latency;
  /** The fault this call has, counted as used. */
  takeFault(name: EndpointName): Promise<Fault | undefined>;
  /** Runs one step alone, on the newest state, and keeps what it changed. */
  step<T>(changes: boolean, run: () => T): Promise<T>;
  ready: Promise<void>;
}

/** An endpoint with its behaviour, not yet in a backend. */
export interface BoundHandler {
  readonly endpoint: Endpoint;
  in(backend: Surroundings): RequestHandler;
}

const prefixes: Record<ApiBase, string> = { v1: '*/api/v1', v2: '*/api/v2', api: '*/api' };

interface LooseCall extends Omit<MockCall<Endpoint>, 'params' | 'query' | 'body' | 'fail'> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  fail: (code: ErrorCode, message?: string) => never;
}

const fail = (code: ErrorCode, message?: string): never => {
  throw new Refusal(code, message);
};

/**
 * Binds a handler to a call of the contract, on any origin. A resolver is one synchronous step.
 * @example handle(releaseTransaction, ({ db, params }) => { db.release(params.token); return null; })
 */
export function handle<T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  resolve: (call: MockCall<Endpoint<T>>) => Ok<Endpoint<T>>,
): BoundHandler {
  const name = endpoints.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is no export of the contract`);
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const run = resolve as unknown as (call: LooseCall) => unknown;
  return {
    endpoint,
    in: (backend) =>
      http[method](prefixes[endpoint.base] + endpoint.path, async ({ request, params }) => {
        await backend.ready;
        const latency = latencyOf(backend.latency(), name);
        if (latency > 0) await delay(latency);
        const answer = () => answerCall(endpoint, run, backend, request, params as Record<string, string>);
        const fault = await backend.takeFault(name);
        return fault ? withFault(fault, answer) : answer();
      }),
  };
}

async function answerCall(
  endpoint: Endpoint,
  run: (call: LooseCall) => unknown,
  backend: Surroundings,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const { headers } = request;
  try {
    if (endpoint.method !== 'GET' && !headers.has('X-Requested-With'))
      fail(4022, 'The X-Requested-With header is missing.');
    const body = await readBody(endpoint, request);
    const result = await backend.step(endpoint.method !== 'GET', () => {
      const db = backend.db();
      if (params['eventId'] !== undefined && params['eventId'] !== db.world.event.id)
        fail(4040, 'There is no such event.');
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const idempotencyKey = () =>
        headers.get('Idempotency-Key') ?? fail(4022, 'The Idempotency-Key header is missing.');
      return run({ db, clock: backend.clock, params, query, body, headers, idempotencyKey, fail });
    });
    return result === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json({ code: error.code, ...(error.words ? { message: error.words } : {}) }, statusOf(error.code));
  }
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
  const isJson = request.headers.get('Content-Type')?.includes('application/json');
  if (!isJson) return fail(4022, 'The body is not JSON.');
  try {
    return JSON.parse(await request.text()) as unknown;
  } catch {
    return fail(4022, 'The body is not JSON.');
  }
}
