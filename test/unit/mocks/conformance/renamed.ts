import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHttpBackend } from '../../../../mocks/http/startHttpBackend';

export interface RenamedBackend {
  url: string;
  /** Method and path of whatever it was asked. */
  requests: string[];
  close: () => Promise<void>;
}

/** What another backend calls the things of the conference. */
const names: Readonly<Record<string, string>> = {
  '1001': 'ev-42',
  '77': 'acc-7',
  '3001': 'tt-paid',
  '3002': 'tt-pass',
  '3009': 'tt-free',
  LANTERN20: 'EARLYBIRD',
};

const renamed = (text: string) =>
  text.replace(/"([^"]*)"/g, (all, id: string) => (names[id] ? `"${names[id]}"` : all));

/** Its names as the conference's; the conference's own mean nothing to it. */
function toConference(text: string): string {
  let result = text.replace(/(?<=[/=:,]|")(\w+)(?=[/&:,?]|"|$)/g, (id) => (names[id] ? 'no-such-id' : id));
  for (const [id, own] of Object.entries(names)) result = result.replaceAll(own, id);
  return result;
}

const dropped = new Set(['host', 'content-length', 'connection', 'transfer-encoding']);

/**
 * The reference backend with other ids, as a partner's has: whoever asks by the conference's ids asks about nothing. `refuses` answers
 * a request itself, with 409 and that code.
 */
export async function startRenamedBackend(
  refuses: (request: string) => number | undefined = () => undefined,
): Promise<RenamedBackend> {
  const { url, close } = await startHttpBackend({ isDemo: true });
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const name = `${request.method ?? ''} ${request.url ?? ''}`;
      requests.push(name);
      const code = refuses(name);
      if (code !== undefined) {
        response.writeHead(409, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ code }));
        return;
      }
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([header, value]) =>
          typeof value === 'string' && !dropped.has(header) ? [[header, value]] : [],
        ),
      );
      const answer = await fetch(url + toConference(decodeURIComponent(request.url ?? '')), {
        method: request.method ?? 'GET',
        headers,
        ...(body.length > 0 ? { body: toConference(body.toString()) } : {}),
      });
      const token = answer.headers.get('x-bz-access-token');
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain',
        ...(token ? { 'x-bz-access-token': token } : {}),
        'Set-Cookie': answer.headers.getSetCookie(),
      });
      response.end(renamed(await answer.text()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}
