import type { Client, Transport } from '../../src/client';

const byFetch: Transport = (url, request, read) => globalThis.fetch(url, request).then(read);

/** The same client, whose calls carry these headers: a session's cookie or an access token. */
export function withHeaders(client: Client, headers: Readonly<Record<string, string>>): Client {
  const call = ((endpoint, input, transport = byFetch) =>
    client.call(endpoint, input, (url, request, read) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return transport(url, request, read);
    })) as Client['call'];
  return { call };
}
