import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isFramedTicketPage, isReadable, locationOf, ticketPath } from '../addresses.mjs';
import { contentSecurityPolicy, noncePlaceholder, policyOf, securityHeaders } from '../csp.mjs';
import { refuseAddress } from '../unreadableAddress.mjs';
import { pack, readFiles, types } from './files.mjs';
import { writePage } from './writePage.mjs';

/** Milliseconds a page waits for the backend before the browser is left to ask it. */
const timeoutMs = 2_000;
/** Who asks for more than how the page looks gets it from the scripts. */
const isPlain = (search) => !/[?&](?!locale|scheme|preset|utm_)\w/.test(search);

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

  async function withList({ pathname, search }) {
    const [, eventId] = ticketPath.exec(pathname) ?? [];
    if (!eventId || !isPlain(search)) return undefined;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const page = await ticketPage({ eventId: decodeURIComponent(eventId), search, backend, signal });
      return { html: writePage(shell, manifest, page), styles: page.styleHashes };
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
    const nonce = newNonce();
    const isFramed = isFramedTicketPage(request);
    const found = isFramed ? undefined : await withList(address);
    const styles = found ? `; style-src-attr 'unsafe-hashes' ${found.styles.join(' ')}` : '';
    const html = (found?.html ?? (isFramed ? framed : shell)).replaceAll(noncePlaceholder, nonce);
    send(request, response, 200, {
      headers: {
        ...guardsOf(request, nonce, styles),
        'Content-Type': types['.html'],
        // A nonce is for one answer, and stock moves.
        'Cache-Control': 'no-store',
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

const newNonce = () => randomBytes(18).toString('base64');

function send({ method, headers: requested }, response, status, { headers, body, packed }) {
  const isPacked = /\bbr\b/.test(requested['accept-encoding'] ?? '');
  const sent = isPacked ? packed() : Buffer.from(body);
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding, Sec-Fetch-Dest',
    'Content-Length': sent.length,
    ...(isPacked && { 'Content-Encoding': 'br' }),
  });
  response.end(method === 'HEAD' ? undefined : sent);
}
