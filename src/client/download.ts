import type { Endpoint, EndpointTypes, FileDownload, FileType } from '../contract';
import { ApiError } from './ApiError';
import type { CallInput, Client, Transport } from './createClient';
import type { TransferOptions } from './upload';

/** What each kind of file may come as; the first is what we call it. */
const mediaTypes: Record<FileType, readonly string[]> = {
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'],
  xls: ['application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'],
  ics: ['text/calendar', 'text/plain'],
  pdf: ['application/pdf'],
};
const anyFile = ['', 'application/octet-stream'];

/**
 * Asks for a file and reports its progress (002 §7). Everything else is as with `client.call`. An answer that is
 * empty, or of another kind than the endpoint `answers` (a page, JSON), is a `malformed` ApiError.
 * From another origin the name is known only when the backend exposes `Content-Disposition`.
 * @public
 */
export const download = <T extends EndpointTypes & { ok: FileDownload }>(
  client: Client,
  endpoint: Endpoint<T>,
  input: CallInput<Endpoint<T>> & TransferOptions,
): Promise<FileDownload> => client.call(endpoint, input, fileOf(endpoint, input.onProgress));

const fileOf =
  (
    endpoint: Pick<Endpoint, 'method' | 'path' | 'answers'>,
    onProgress: TransferOptions['onProgress'],
  ): Transport =>
  async (url, request, read) => {
    const response = await globalThis.fetch(url, request);
    if (!response.ok) return read(response);
    const { answers } = endpoint;
    const known = answers && answers !== 'text' ? mediaTypes[answers] : [];
    const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const bytes =
      [...known, ...anyFile].includes(type) && (await readBytes(response, request.signal, onProgress));
    if (!bytes)
      throw new ApiError(
        'malformed',
        response.status,
        null,
        `${endpoint.method} ${endpoint.path} answered no ${answers ?? 'file'}`,
      );
    return {
      // Never the backend's own type: a page that came as a file would run as ours.
      file: new Blob(bytes, { type: known[0] ?? 'application/octet-stream' }),
      name: fileName(response.headers.get('Content-Disposition') ?? ''),
    } satisfies FileDownload;
  };

/** Null for an empty body. */
async function readBytes(
  { body, headers }: Response,
  signal: AbortSignal,
  onProgress: TransferOptions['onProgress'],
): Promise<BlobPart[] | null> {
  if (!body) return null;
  const encoding = headers.get('Content-Encoding');
  // The length of a compressed body is that of what travels, not of what we read.
  const length = encoding && encoding !== 'identity' ? 0 : Number(headers.get('Content-Length'));
  const parts: BlobPart[] = [];
  const reader = body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return loaded ? parts : null;
    parts.push(value);
    loaded += value.byteLength;
    onProgress?.({ loaded, total: length >= loaded ? length : null });
  }
}

/** The name in a `Content-Disposition` (RFC 6266), without anything a path or a disguise is made of. */
function fileName(disposition: string): string | null {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^\s;]+)/i.exec(disposition)?.[1];
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(disposition);
  const named = decoded(extended) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  const last = named.split(/[/\\]/).pop() ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  return clean.slice(-maxNameLength) || null;
}

const maxNameLength = 200;

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
