import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import etag from 'etag';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { isFramedTicketPage, isReadable, locationOf, ticketPath } from '../addresses.mjs';
import { contentSecurityPolicy, noncePlaceholder, policyOf, securityHeaders } from '../csp.mjs';
import { refuseAddress } from '../unreadableAddress.mjs';
import { pack, readFiles, types } from './files.mjs';
import { writePage } from './writePage.mjs';

/** Milliseconds a page waits for the backend before the browser is left to ask it. */
const timeoutMs = 2_000;
/** Milliseconds for which a page is answered again as it was drawn. The browser reads a list that is older than half a minute anew. */
const freshFor = 5_000;
/** What says how the page looks. Who asks for more than that gets it from the scripts; where somebody came from changes nothing. */
const looks = ['locale', 'scheme', 'preset'];
const isPlain = (search) =>
  [...new URLSearchParams(search).keys()].every((name) => looks.includes(name) || name.startsWith('utm_'));

/** The query as far as it changes the page, in one order. */
function lookOf(search) {
  const requested = new URLSearchParams(search);
  const look = new URLSearchParams(
    looks.flatMap((name) => (requested.has(name) ? [[name, requested.get(name)]] : [])),
  );
  return look.size > 0 ? `?${look}` : '';
}

/**
 * Answers the requests for a built host app; its ticket route comes with the list in it. Whatever keeps the list from being there, the page
 * without it is answered, which asks for it in the browser.
 * @param options.client folder of the built app
 * @param options.ticketPage of the app built for a server
 * @param options.backend where the backend is
 * @param options.parents exact origins that may have the page in a frame
 */
export function createSite({ client, ticketPage, backend, parents = [] }) {
  const files = readFiles(client);
  const pageIn = (name) => files.get(name)?.body.toString();
  const shell = pageIn('/index.html');
  // In a frame the page does more, which only its scripts can.
  const framed = pageIn('/frame.html') ?? shell;
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const pages = new LRUCache({
    max: 500,
    ttl: freshFor,
    ttlResolution: 0,
    fetchMethod: (_key, _old, { context }) => draw(context),
  });

  async function draw({ eventId, search }) {
    const signal = AbortSignal.timeout(timeoutMs);
    const page = await ticketPage({ eventId, search, backend, signal });
    const html = writePage(shell, manifest, page, files);
    return { html, styles: page.styleHashes, version: versionOf(html) };
  }

  async function withList({ pathname, search }) {
    const [, eventId] = ticketPath.exec(pathname) ?? [];
    if (!eventId || !isPlain(search)) return undefined;
    try {
      const context = { eventId: decodeURIComponent(eventId), search: lookOf(search) };
      return await pages.fetch(JSON.stringify(context), { context });
    } catch (error) {
      // The path alone: a query may hold what is nobody's business.
      console.error(`${pathname} is served without its list: ${error.message}`);
      return undefined;
    }
  }

  /** What every page is answered with, so that one that is a file of its own is framed by nobody else either. */
  const guardsOf = (request, nonce, styles = '') => ({
    ...securityHeaders,
    'Content-Security-Policy':
      contentSecurityPolicy({ ...policyOf(request.url, parents), nonce, backend }) + styles,
  });

  async function sendPage(address, request, response) {
    const isFramed = isFramedTicketPage(request);
    const found = isFramed ? undefined : await withList(address);
    const caching = found
      ? { 'Cache-Control': 'private, no-cache', ETag: found.version }
      : { 'Cache-Control': 'no-store' };
    if (found && fresh(request.headers, { etag: found.version })) {
      // Without a policy: the browser goes by that of the page it has, whose nonce is in its HTML.
      response.writeHead(304, { ...caching, Vary: variedBy }).end();
      return;
    }
    const nonce = newNonce();
    const styles = found ? `; style-src-attr 'unsafe-hashes' ${found.styles.join(' ')}` : '';
    const html = (found?.html ?? (isFramed ? framed : shell)).replaceAll(noncePlaceholder, nonce);
    send(request, response, 200, {
      headers: {
        ...guardsOf(request, nonce, styles),
        ...caching,
        'Content-Type': types['.html'],
      },
      body: html,
      packed: () => pack(html, 5),
    });
  }

  return async (request, response) => {
    const address = locationOf(request.url);
    const file =
      files.get(address.pathname) ?? files.get(`${address.pathname.replace(/\/$/, '')}/index.html`);
    if (!isReadable(request.url)) refuseAddress(response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (!file || file === files.get('/index.html')) await sendPage(address, request, response);
    else {
      const isPage = file.headers['Content-Type'] === types['.html'];
      const guards = isPage ? guardsOf(request, newNonce()) : { 'X-Content-Type-Options': 'nosniff' };
      send(request, response, 200, {
        body: file.body,
        headers: { ...file.headers, ...guards },
        packed: () => (file.packed ??= pack(file.body, 11)),
      });
    }
  };
}

/** The same list is the same page, whenever it was read: the browser reads an old one anew. */
const versionOf = (html) => etag(html.replace(/"readAt":\d+/, ''), { weak: true });

const variedBy = 'Accept-Encoding, Sec-Fetch-Dest';

const newNonce = () => randomBytes(18).toString('base64');

function send({ method, headers: requested }, response, status, { headers, body, packed }) {
  const isPacked = /\bbr\b/.test(requested['accept-encoding'] ?? '');
  const sent = isPacked ? packed() : Buffer.from(body);
  response.writeHead(status, {
    ...headers,
    Vary: variedBy,
    'Content-Length': sent.length,
    ...(isPacked && { 'Content-Encoding': 'br' }),
  });
  response.end(method === 'HEAD' ? undefined : sent);
}
