import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getResponse } from 'msw';
import { isFramedTicketPage } from '../../host-app/addresses.mjs';

/** As a server packs what it makes anew for each answer. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** What came over the wire, as the backend's handlers take it. */
async function asFetched(url, request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const headers = Object.entries(request.headers).filter(([, value]) => typeof value === 'string');
  return new Request(url, {
    method: request.method,
    headers,
    ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
  });
}

/**
 * Serves a built app, some pages beside it and a mock backend's answers on one port, all of it compressed with brotli.
 * `backendOf` answers the backend for a request, so that one server serves lists of every length; `servedPage` the ticket route with its
 * list, for addresses with `utm_source=served`.
 */
export async function serve(folder, pages, backendOf, servedPage) {
  const packed = new Map();
  const send = (response, key, type, text) => {
    if (!packed.has(key)) packed.set(key, brotliCompressSync(text));
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' });
    response.end(packed.get(key));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url, 'http://localhost');
      if (url.pathname.startsWith('/api/')) {
        const backend = backendOf(request);
        const answer = await getResponse(backend.handlers, await asFetched(url, request));
        const body = (await answer?.text()) ?? '';
        response.writeHead(answer?.status ?? 404, {
          'Content-Type': 'application/json',
          'Content-Encoding': 'br',
          'Cache-Control': 'no-store',
        });
        response.end(brotliCompressSync(body));
        return;
      }
      if (url.searchParams.get('utm_source') === 'served') {
        const body = brotliCompressSync(await servedPage(url.search), quick);
        response.writeHead(200, {
          'Content-Type': 'text/html',
          'Content-Encoding': 'br',
          'Cache-Control': 'no-store',
        });
        response.end(body);
        return;
      }
      const page = pages[url.pathname];
      if (page) {
        send(response, url.pathname, types[extname(url.pathname)] ?? 'text/html', page);
        return;
      }
      const file = join(folder, normalize(url.pathname));
      const found = extname(file) ? await readFile(file).catch(() => undefined) : undefined;
      if (found) send(response, file, types[extname(file)] ?? 'application/octet-stream', found);
      else if (extname(file)) response.writeHead(404).end();
      else {
        const own = isFramedTicketPage(request) ? 'frame.html' : 'index.html';
        send(response, own, 'text/html', await readFile(join(folder, own)));
      }
    })();
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { address: `http://localhost:${server.address().port}`, close: () => server.close() };
}
