import { isRecord } from '../contract/shape';
import type { Endpoint, Failure } from '../contract';
import { ApiError } from './ApiError';

const longestMessage = 500;

/** The answer as the contract promises it, or an ApiError that says in which way it is not. */
export async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  const call = `${endpoint.method} ${endpoint.path}`;
  const text = await response.text();
  const body = parse(text);
  if (!response.ok)
    throw new ApiError(
      'refused',
      response.status,
      readFailure(body),
      `${call} was refused (${response.status})`,
    );
  if (endpoint.accepts ? !endpoint.accepts(body) : body === undefined && text !== '')
    throw new ApiError('malformed', response.status, null, `${call} answered something else than promised`);
  return body ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readFailure(body: unknown): Failure | null {
  if (!isRecord(body) || typeof body['code'] !== 'number') return null;
  const failure: Failure = { code: body['code'] };
  for (const key of ['message', 'responseError', 'processorError'] as const) {
    const words = body[key];
    if (typeof words === 'string') failure[key] = words.slice(0, longestMessage);
  }
  return failure;
}
