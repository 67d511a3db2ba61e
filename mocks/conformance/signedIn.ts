import type { Client, Transport } from '../../src/client';

const byFetch: Transport = (url, request, read) => globalThis.fetch(url, request).then(read);

/**
 * The same client, whose calls carry these headers: a session's cookie or an access token. Cookies are those of a browser: what an
 * answer sets goes with the next call.
 */
export function signedIn(client: Client, headers: Readonly<Record<string, string>>): Client {
  const cookies = new Map<string, string>();
  const keep = (pair: string) => {
    const [name = '', ...value] = pair.split('=');
    if (name.trim()) cookies.set(name.trim(), value.join('=').trim());
  };
  const plain = Object.entries(headers).filter(([name, value]) => {
    const isCookie = name.toLowerCase() === 'cookie';
    if (isCookie) value.split(';').forEach(keep);
    return !isCookie;
  });
  const call = ((endpoint, input, transport = byFetch) =>
    client.call(endpoint, input, (url, request, read) => {
      for (const [name, value] of plain) request.headers.set(name, value);
      if (cookies.size > 0)
        request.headers.set('Cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
      return transport(url, request, (response) => {
        for (const cookie of response.headers.getSetCookie()) keep(cookie.split(';', 1)[0] ?? '');
        return read(response);
      });
    })) as Client['call'];
  return { call };
}
