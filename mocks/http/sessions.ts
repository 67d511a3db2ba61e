import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { Caller } from '../handle';
import { isLoopback } from './guards';

interface HttpSessions {
  /** Notices who calls. */
  readonly middleware: RequestHandler;
  /** The visitor of the present request. */
  readonly caller: () => Caller | undefined;
}

const plainName = 'boxoffice-session';
/** A browser takes it from this very host only, and only over TLS. */
const secureName = `__Host-${plainName}`;

/**
 * A session a cookie, out of reach of every script (`HttpOnly`), of other sites' pages (`SameSite=Lax`) and of plain HTTP
 * (`Secure`). On `localhost` and `127.0.0.1` there is no TLS and nobody in between: there the cookie goes without `Secure`,
 * which Safari would not store.
 */
export function createSessions(): HttpSessions {
  const callers = new AsyncLocalStorage<Caller>();
  return {
    caller: () => callers.getStore(),
    middleware: (request, response, next) => {
      const isPlain = isLoopback(request.headers.host);
      const name = isPlain ? plainName : secureName;
      const caller: Caller = {
        session: isForeign(request.headers) ? null : cookieOf(request.headers.cookie, name),
        sessionBegan: (session) =>
          void response.append(
            'Set-Cookie',
            `${name}=${session}; Path=/; HttpOnly; SameSite=Lax${isPlain ? '' : '; Secure'}`,
          ),
      };
      callers.run(caller, next);
    },
  };
}

/** A page of another site that names no origin, by an image or a script: it acts for nobody. */
const isForeign = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  headers['origin'] === undefined &&
  headers['sec-fetch-site'] === 'cross-site' &&
  headers['sec-fetch-mode'] !== 'navigate';

function cookieOf(header = '', name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}
