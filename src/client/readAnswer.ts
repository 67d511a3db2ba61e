import { isRecord } from '../contract/isRecord';
import { broken } from '../contract/reading';
import type { Endpoint, Failure } from '../contract';
import { ApiError } from './ApiError';
import { warnOfPage } from './warnOfBackend';

/** Of an answer with many mistakes so many are named. */
const maxPaths = 20;
const maxTextLength = 500;
/** 4061 carries the gateway's whole answer in its message (000 §8). */
const maxGatewayAnswerLength = 20_000;

/** The answer as the contract promises it, or an ApiError that says in which way it is not. */
export async function readAnswer(
  { reads, answers, answersHeader, status }: Endpoint,
  response: Response,
  call: string,
  now: () => number,
  onRepair?: (error: ApiError) => void,
): Promise<unknown> {
  const text = await response.text();
  if (process.env.NODE_ENV !== 'production' && !answers) warnOfPage(response, call);
  if (!response.ok || response.status !== (status ?? response.status))
    throw new ApiError(
      'refused',
      response.status,
      readFailure(parse(text)),
      `${call} was refused (${response.status})`,
      undefined,
      readWait(response.headers.get('Retry-After'), now),
    );
  // An empty token is none.
  const found = answersHeader
    ? response.headers.get(answersHeader) || undefined
    : answers
      ? text
      : parse(text);
  const malformed = (where = '') =>
    new ApiError('malformed', response.status, null, `${call} answered something else than promised${where}`);
  if (reads) {
    const paths: string[] = [];
    const read = reads(found, '', (path) => paths.push(path));
    const error = malformed(`: ${paths.slice(0, maxPaths).join(', ') || 'all'}`);
    if (read === broken) throw error;
    if (paths.length > 0) onRepair?.(error);
    return read;
  }
  if (found === undefined && (answersHeader || text)) throw malformed();
  return found ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What is known of a failure and of the right type, nothing else; 0 stands for a code it does not have (000 §8). */
function readFailure(body: unknown): Failure | null {
  if (!isRecord(body)) return null;
  const { code, type, error } = body;
  const failure: Failure = { code: typeof code === 'number' ? code : 0 };
  const maxLength = code === 4061 ? maxGatewayAnswerLength : maxTextLength;
  if (type === 'validationError') failure.type = type;
  for (const key of ['message', 'responseError', 'processorError', 'field', 'error'] as const) {
    const text = body[key];
    if (typeof text === 'string') failure[key] = text.slice(0, maxLength);
  }
  const authCode = isRecord(error) && error['error-code'];
  if (typeof authCode === 'string') failure.error = { 'error-code': authCode.slice(0, maxTextLength) };
  return failure;
}

/** Milliseconds from now, of RFC 9110's seconds or date (§10.2.3). */
function readWait(header: string | null, now: () => number): number | undefined {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - now();
  return wait > 0 ? wait : undefined;
}
