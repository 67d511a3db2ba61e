import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Gives out a folder, and pages made up on the spot.
 *
 * @param place the path it is below, e.g. `/review`; nothing is outside of it
 */
export async function serve(folder: string, pages: Readonly<Record<string, string>>, basePath = '') {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html');
    const answer = (status: number, body: string | Buffer) =>
      response
        .writeHead(status, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    const page = pages[path];
    if (page !== undefined) return answer(200, page);
    if (!path.startsWith(`${basePath}/`)) return answer(404, '');
    readFile(join(folder, path.slice(basePath.length))).then(
      (file) => answer(200, file),
      () => answer(404, ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}
