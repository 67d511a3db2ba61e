// A partner's web site: the example pages, with the address of the ticket site and its loader's name and hash put in, as the page
// `/embed` of that site would.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** A policy as strict as one can be with tickets in it; docs/embedding.md names what each way needs. */
export const strictPolicy = (nonce, tickets, backend = tickets) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${tickets}`,
    `style-src 'self' ${tickets}`,
    `img-src 'self' data: https:`,
    `connect-src 'self' ${tickets} ${backend}`,
    `frame-src ${tickets}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types widget-embed widget-html widget-script dompurify',
  ].join('; ');

/** What the ticket site publishes of its loader. */
async function loaderOf(tickets) {
  const response = await fetch(`${tickets}/embed/manifest.json`);
  return (await response.json()).loader;
}

/** Serves `folder` on `port`; the policy stands on every page unless `policy` is null. */
export async function startPartner({
  folder,
  port,
  host = '127.0.0.1',
  tickets,
  backend,
  policy = strictPolicy,
}) {
  let loader;
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://partner').pathname, response);
  });
  async function answer(path, response) {
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
    const nonce = randomBytes(18).toString('base64');
    try {
      const text = await readFile(join(folder, file), 'utf8');
      const isPage = extname(file) === '.html';
      // Asked for with the first page: the ticket site may start later than this one.
      if (isPage) loader ??= await loaderOf(tickets);
      if (isPage && policy) response.setHeader('Content-Security-Policy', policy(nonce, tickets, backend));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(isPage ? filledIn(text, nonce) : text);
    } catch {
      response.writeHead(404).end();
    }
  }
  const filledIn = (page, nonce) =>
    page
      .replaceAll('embed/boxoffice-embed.js', `embed/${loader.name}`)
      .replaceAll('sha384-of-the-loader', loader.integrity)
      .replaceAll('https://tickets.example', tickets)
      .replaceAll('backend="' + tickets, `backend="${backend ?? tickets}`)
      .replaceAll('page-nonce', nonce);
  await new Promise((resolve) => server.listen(port, host, resolve));
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
