import type { Endpoint } from '../src/contract';
import { isRecord } from '../src/contract/shape';
import { Refusal } from './db/refusal';
import { readUpload } from './rules/uploads';

const megabyte = 1024 * 1024;
const largestFile = 20 * megabyte;

/** Names through which an object's prototype could be reached; nobody sends them in good faith (FAULTS A23). */
const inert = new Set(['__proto__', 'constructor', 'prototype']);

export const hasBody = ({ method }: Endpoint, request: Request): boolean =>
  method !== 'GET' && (method !== 'DELETE' || request.headers.has('Content-Type'));

/** The body as the endpoint sends it. Refuses with 4013 and 4000. */
export async function readBody({ sends, method }: Endpoint, request: Request): Promise<unknown> {
  const length = Number(request.headers.get('Content-Length') ?? 0);
  const limit = sends === 'multipart' ? largestFile : megabyte;
  if (length > limit) throw tooLarge();
  if (sends === 'multipart') return readParts(request);
  const text = await request.text();
  if (new TextEncoder().encode(text).length > limit) throw tooLarge();
  if (sends === 'text') return text;
  const isJson = request.headers.get('Content-Type')?.includes('application/json');
  // A call without a body need not say that it is JSON.
  if (text === '' && !isJson && method !== 'GET') return undefined;
  const body = isJson ? parse(text) : undefined;
  if (body === undefined) throw malformed('The body is not JSON.');
  return body;
}

/** Whether this call is the one meant, of those that share its address. */
export async function isMeant({ field, value }: NonNullable<Endpoint['when']>, request: Request) {
  const body = parse(await request.clone().text());
  if (!isRecord(body)) return false;
  return value === undefined ? body[field] !== undefined : body[field] === value;
}

const tooLarge = () => new Refusal(4013, 'The request is larger than 1 MB.');
const malformed = (error: string) => new Refusal(4000, error, { field: '', error });

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key: string, value: unknown) => (inert.has(key) ? undefined : value)) as unknown;
  } catch {
    return undefined;
  }
}

async function readParts(request: Request): Promise<Record<string, unknown>> {
  try {
    const parts = [...(await request.formData()).entries()].filter(([key]) => !inert.has(key));
    for (const [, part] of parts) if (part instanceof Blob) await readUpload(part);
    return Object.fromEntries(parts);
  } catch {
    throw malformed('The body is no form data.');
  }
}
