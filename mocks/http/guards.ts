import type { RequestHandler } from 'express';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const nameOf = (host: string) => host.replace(/:\d*$/, '').toLowerCase();

/** Whether a `Host` is this machine itself. */
export const isLoopback = (host: string | undefined): boolean => loopback.has(nameOf(host ?? ''));

/** Whether a `Host` is one of ours: another name that leads here is somebody's trick (DNS rebinding). */
export const isOwnHost = (host: string | undefined, hosts: readonly string[]): boolean =>
  host !== undefined &&
  (isLoopback(host) || hosts.includes(host.toLowerCase()) || hosts.includes(nameOf(host)));

/** Whether a page of this origin may call; a caller that is no page has none. */
export const mayCallFrom = (
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  origins: readonly string[],
): boolean =>
  origin === undefined ||
  origins.includes(origin) ||
  origin === `http://${host}` ||
  origin === `https://${host}`;

/** An address that can't be decoded is refused before anything reads it. */
export const decodable: RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.originalUrl);
    next();
  } catch {
    response.status(400).json({ code: 4000, message: 'The address is malformed.' });
  }
};

export const onlyTo =
  (hosts: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const { host } = request.headers;
    if (isOwnHost(host, hosts)) next();
    else response.status(403).json({ code: 4003, message: 'This host is not served here.' });
  };

/** A page of another origin is not served at all, whatever its request looks like (FAULTS A21). */
export const onlyFrom =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (mayCallFrom(request.headers, origins)) next();
    else {
      const message = `${String(request.headers.origin)} may not call this backend.`;
      response.status(403).json({ code: 4003, message });
    }
  };
