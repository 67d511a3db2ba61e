import { delay, HttpResponse } from 'msw';
import { AUTH_REQUIRED } from '../src/contract';
import type {
  Body,
  Endpoint,
  EndpointTypes,
  ErrorCode,
  Fail,
  FileDownload,
  Ok,
  Params,
  Query,
} from '../src/contract';
import { isRecord } from '../src/contract/shape';
import type { Clock } from '../src/domain/time/clock';
import { Refusal, type Db } from './db';
import { statusOf, TooManyRequests } from './db/refusal';
import { endpoints, json, latencyOf, withFault, type EndpointName, type Fault, type Latency } from './faults';
import { fileResponse, type MockFile } from './files';
import type { LateCommits } from './lateCommits';
import { hasBody, isMeant, readBody } from './requestBody';
import { mustBeOwn, mustHaveAccess } from './rules/memberAccess';
import { loadValidator } from './validate';

/** Codes any call may fail with: malformed, a rule broken, unknown event, unknown account, unknown id. */
type GeneralCode = 4000 | 4022 | 4040 | 4042 | 4046;

/** What a resolver is given. It throws through `fail`, or lets the db refuse. */
export interface MockCall<E> {
  /** As the event sees it that the address names. */
  db: Db;
  clock: Clock;
  params: Params<E>;
  /** Typed and checked by the contract's schema. */
  query: NonNullable<Query<E>>;
  /** Checked by the contract's schema. */
  body: Body<E>;
  headers: Headers;
  /** The `Idempotency-Key`; empty where the call needs none. */
  idempotencyKey: string;
  /** True where the event asks for none, or the token in `g-recaptcha-response` is good; which it is once. */
  passesCaptcha: () => boolean;
  fail: (code: Fail<E> | GeneralCode, message?: string) => never;
}

/** What a resolver answers: the contract's own, or what a file is made of. */
type Answer<E> = Ok<E> extends FileDownload ? MockFile : Ok<E>;

/** What handlers need of the backend they run in. */
export interface Surroundings {
  db(): Db;
  clock: Clock;
  latency(): Latency;
  /** What the captcha's provider says about a token. */
  acceptsCaptcha(token: string): boolean;
  /** The fault this call has, counted as used. */
  takeFault(name: EndpointName): Promise<Fault | undefined>;
  /** Runs one step alone, on the newest state, and keeps what it changed. */
  step<T>(changes: boolean, run: () => T): Promise<T>;
  ready: Promise<void>;
  lateCommits: LateCommits;
  /** Who calls; absent where there is only one, in a browser's own world. */
  caller?: (() => Caller | undefined) | undefined;
}

/** A visitor of a backend that many share. */
export interface Caller {
  /** The session the request came with; null when it came with none. */
  readonly session: string | null;
  /** The visitor has this session from now on. */
  sessionBegan(session: string): void;
}

/** An endpoint with its behaviour, not yet in a backend. */
export interface BoundHandler {
  readonly endpoint: Endpoint;
  /**
   * What a backend answers to a request for the endpoint's address; undefined where another call of the same address is meant.
   * @param params the parts of the address by name, e.g. `eventId`
   */
  answer(
    backend: Surroundings,
    request: Request,
    params: Record<string, string>,
  ): Promise<Response | undefined>;
}

interface LooseCall extends Omit<MockCall<Endpoint>, 'params' | 'query' | 'body' | 'fail'> {
  params: Record<string, string>;
  query: Record<string, string | number | boolean>;
  body: unknown;
  fail: (code: ErrorCode, message?: string) => never;
}

const fail = (code: ErrorCode, message?: string): never => {
  throw new Refusal(code, message);
};

export interface HandleOptions {
  /** It changes something. Default: every call but a GET. */
  writes?: boolean;
}

/**
 * Binds a handler to a call of the contract, on any origin. A resolver is one synchronous step.
 * @example handle(releaseTransaction, ({ db, params }) => { db.release(params.token); return null; })
 */
export function handle<T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  resolve: (call: MockCall<Endpoint<T>>) => Answer<Endpoint<T>>,
  { writes = endpoint.method !== 'GET' }: HandleOptions = {},
): BoundHandler {
  const name = endpoints.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is no export of the contract`);
  const run = resolve as unknown as (call: LooseCall) => unknown;
  return {
    endpoint,
    async answer(backend, request, params) {
      if (endpoint.when && !(await isMeant(endpoint.when, request))) return undefined;
      await backend.ready;
      const latency = latencyOf(backend.latency(), name);
      if (latency > 0) await delay(latency);
      const answerTo = (requested: Request) =>
        answerCall({ endpoint, name, run, writes }, backend, requested, params);
      const fault = await backend.takeFault(name);
      if (fault) {
        const copy = request.clone();
        return withFault(fault, {
          answer: () => answerTo(request),
          answerLater: (after) => backend.lateCommits.add(after, () => answerTo(copy)),
        });
      }
      const response = await answerTo(request);
      await backend.lateCommits.answered(name);
      return response;
    },
  };
}

interface Bound {
  endpoint: Endpoint;
  name: EndpointName;
  run: (call: LooseCall) => unknown;
  writes: boolean;
}

async function answerCall(
  { endpoint, name, run, writes }: Bound,
  backend: Surroundings,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const { headers } = request;
  try {
    if (endpoint.method !== 'GET' && !headers.has('X-Requested-With'))
      fail(4022, 'The X-Requested-With header is missing.');
    const { searchParams } = new URL(request.url);
    const sent = hasBody(endpoint, request) ? await readBody(endpoint, request) : undefined;
    const { query, body } = await check(name, endpoint, sent, searchParams);
    const idempotencyKey = headers.get('Idempotency-Key') ?? '';
    if (endpoint.idempotencyKey && !idempotencyKey) fail(4022, 'The Idempotency-Key header is missing.');
    const caller = backend.caller?.();
    const call = (whole: Db) => {
      mayCall(endpoint, whole);
      const named = { ...(isRecord(body) && body), ...query, ...params };
      if (endpoint.auth === 'account') mustBeOwn(whole, endpoint, named);
      mustExist(params, whole);
      if (endpoint.auth === 'account') mustHaveAccess(whole, endpoint, named);
      // Of the event the address names; a call that names none sees the scenario's.
      const db = params['eventId'] === undefined ? whole : whole.of(params['eventId']);
      const passesCaptcha = () =>
        !db.world.widget.captchaEnabled || backend.acceptsCaptcha(headers.get('g-recaptcha-response') ?? '');
      const { clock } = backend;
      return run({ db, clock, params, query, body, headers, idempotencyKey, passesCaptcha, fail });
    };
    const { answer: result, session } = await backend.step(writes, () => {
      const whole = backend.db();
      return caller ? whole.actAs(caller.session, () => call(whole)) : { answer: call(whole), session: null };
    });
    // Not before it is stored.
    if (session !== null && session !== caller?.session) caller?.sessionBegan(session);
    return await respond(endpoint, result);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const signIn = error.code === 4001 ? { error: { 'error-code': AUTH_REQUIRED } } : {};
    const wait = error instanceof TooManyRequests ? { 'Retry-After': String(error.retryAfter) } : undefined;
    return json({ ...error.failure, ...signIn }, statusOf(error.code), wait);
  }
}

async function check(name: EndpointName, endpoint: Endpoint, sent: unknown, search: URLSearchParams) {
  const isPlainGet = endpoint.method === 'GET' && [...search.keys()].every((key) => key === '_');
  const nothing: LooseCall['query'] = {};
  if (isPlainGet && !endpoint.required) return { query: nothing, body: sent };
  const validator = await loadValidator();
  const body = endpoint.sends === 'multipart' && isRecord(sent) ? validator.parts(name, sent) : sent;
  if (endpoint.sends !== 'multipart') validator.body(name, body);
  const query = validator.query(name, search);
  for (const [field, error] of Object.entries(endpoint.required ?? {}))
    if (!given(query[field]) && !(isRecord(body) && given(body[field])))
      throw new Refusal(4000, error, { field, error });
  return { query, body };
}

const given = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Account and support calls need a session that may make them. */
function mayCall({ auth }: Endpoint, db: Db): void {
  if (auth !== 'account' && auth !== 'support') return;
  if (db.session === 'none') fail(4001, 'Please sign in.');
  if (auth === 'support' && db.session !== 'support') fail(4003, 'This is for support staff.');
}

function mustExist({ eventId, accountId }: Record<string, string>, db: Db): void {
  if (accountId !== undefined && !db.hasAccount(accountId)) fail(4042, 'There is no such account.');
  if (eventId !== undefined && !db.hasEvent(eventId)) fail(4040, 'There is no such event.');
  if (
    accountId !== undefined &&
    eventId !== undefined &&
    db.of(eventId).world.event['account-id'] !== accountId
  )
    fail(4046, 'The account has no such event.');
}

async function respond(endpoint: Endpoint, result: unknown): Promise<Response> {
  const { answers, answersHeader } = endpoint;
  if (answersHeader)
    return new HttpResponse(null, {
      status: 204,
      headers: { [answersHeader]: String(result), 'Access-Control-Expose-Headers': answersHeader },
    });
  if (answers === 'text') return HttpResponse.text(String(result));
  if (answers) return fileResponse(answers, result as MockFile);
  return result === null
    ? new HttpResponse(null, { status: 204 })
    : json(result as Parameters<typeof json>[0]);
}
