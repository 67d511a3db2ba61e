import type { Endpoint, EndpointTypes, Ok } from '../contract';
import type { CallInput, Client, Transport } from './createClient';

/** How far a transfer is, in bytes. `total` is null while nobody knows it. @public */
export interface TransferProgress {
  loaded: number;
  total: number | null;
}

/** How a file that is on its way can be watched. @public */
export interface TransferOptions {
  /** Called as bytes go or come, never after the call has ended. */
  onProgress?: (progress: TransferProgress) => void;
}

/**
 * Sends a call whose body may be large, and reports its progress (002 §5, §7). Everything else is as with
 * `client.call`: credentials, headers, the endpoint's time-out, `signal` to cancel, and ApiError for every failure.
 * Where there is no XMLHttpRequest (on a server) the body goes without progress.
 * @public
 */
export const upload = <T extends EndpointTypes>(
  client: Client,
  endpoint: Endpoint<T>,
  input: CallInput<Endpoint<T>> & TransferOptions,
): Promise<Ok<Endpoint<T>>> =>
  client.call(endpoint, input, typeof XMLHttpRequest === 'undefined' ? undefined : byXhr(input.onProgress));

/** A certificate as a file of type pkcs12 (002 §5); browsers that don't know the type leave it out. */
export const pkcs12File = (certificate: Blob, name = 'certificate.p12'): File =>
  new File([certificate], certificate instanceof File ? certificate.name : name, {
    type: 'application/x-pkcs12',
  });

/** fetch tells nothing of what was sent so far; XMLHttpRequest does. */
const byXhr =
  (onProgress: TransferOptions['onProgress']): Transport =>
  async (url, { method, headers, body, signal }, read) =>
    read(
      await new Promise<Response>((resolve, reject) => {
        const xhr = new XMLHttpRequest();
        const failed = () => {
          reject(new TypeError('The request failed'));
        };
        signal.addEventListener('abort', () => {
          xhr.abort();
        });
        xhr.open(method, url);
        xhr.withCredentials = true;
        headers.forEach((value, name) => {
          xhr.setRequestHeader(name, value);
        });
        if (onProgress)
          xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
            if (!signal.aborted) onProgress({ loaded, total: lengthComputable ? total : null });
          };
        xhr.onerror = xhr.onabort = failed;
        xhr.onload = () => {
          resolve(responseOf(xhr));
        };
        xhr.send(body as XMLHttpRequestBodyInit | null | undefined);
      }),
    );

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  // An answer of such a status may have no body, not even an empty one.
  const body = [204, 205, 304].includes(xhr.status) ? null : xhr.responseText;
  return new Response(body, { status: xhr.status, headers });
}
