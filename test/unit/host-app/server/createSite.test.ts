import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite } from '../../../../host-app/server/createSite.mjs';
import type { TicketPage } from '../../../../host-app/server/createSite.mjs';

const partner = 'https://partner.example';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, '.vite/manifest.json'), '{"src/served.tsx":{"file":"assets/served.js"}}');
writeFileSync(join(folder, 'assets/index.css'), '.list{color:red}');
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="en"><head><title>Boxoffice</title><script type="module" src="/assets/index.js" nonce="page-nonce"></script>' +
    '<link rel="stylesheet" crossorigin href="/assets/index.css" nonce="page-nonce"></head><body><div id="root"></div></body></html>',
);
/** Of an app that was built before the ticket page had a file of its own for frames. */
const older = join(folder, 'older');
cpSync(join(folder, '.vite'), join(older, '.vite'), { recursive: true });
cpSync(join(folder, 'index.html'), join(older, 'index.html'));
writeFileSync(
  join(folder, 'frame.html'),
  '<html lang="en" data-framed><script nonce="page-nonce"></script></html>',
);
for (const page of ['stripe/return', 'auth/paypal']) {
  mkdirSync(join(folder, page), { recursive: true });
  writeFileSync(join(folder, page, 'index.html'), '<html lang="en"></html>');
}

const ticketPage = vi.fn<TicketPage>();
const siteOf = (client: string) =>
  createSite({
    client,
    ticketPage,
    backend: 'https://backend.example',
    parents: [partner],
  });
const serverOf = (client: string) => {
  const site = siteOf(client);
  return createServer((incoming, response) => void site(incoming, response));
};
const [server, olderServer] = [serverOf(folder), serverOf(older)];
const listen = (listening: typeof server) =>
  new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
beforeAll(() => Promise.all([listen(server), listen(olderServer)]));
afterAll(() => {
  server.close();
  olderServer.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
});
/** Without a backend, a page is answered as it was built. */
beforeEach(() => {
  ticketPage.mockReset().mockRejectedValue(new Error('no backend'));
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Sends the address as it is written: `fetch` would put it in order first. */
const answerTo = (path: string, headers: Record<string, string> = {}, from = server) =>
  new Promise<{
    status: number | undefined;
    policy: string;
    type: string;
    body: string;
    headers: IncomingHttpHeaders;
  }>((resolve, reject) => {
    const { port } = from.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const policy = String(response.headers['content-security-policy'] ?? '');
      const type = response.headers['content-type'] ?? '';
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const body = Buffer.concat(pieces).toString();
        resolve({ status: response.statusCode, policy, type, body, headers: response.headers });
      });
    })
      .on('error', reject)
      .end();
  });

describe('the served pages (FAULTS A22, A30)', () => {
  it.each([
    '/',
    '/index.html',
    '/sign-in',
    '/embed',
    '/77/events/1001/invoicePreview',
    '/widgets/tickets/1001/other',
    '/auth/paypal/',
    '/ORGANIZER/events',
    '/%6Frganizer/events',
    '//organizer/events',
    '//x/widgets/tickets/1001',
    '/a/events/1/APPS/agenda/2/edit',
    'http://tickets.example/organizer',
  ])('%s may not be framed by a partner', async (path) =>
    expect((await answerTo(path)).policy).toMatch(/frame-ancestors 'self'(;|$)/),
  );

  it.each([
    '/widgets/tickets/1001?isMobile=1',
    '/widgets/tickets/1001/NL26-1/confirmationMessage/or_1',
    '/stripe/return/',
    'http://tickets.example/widgets/tickets/1001',
  ])('%s may', async (path) =>
    expect((await answerTo(path)).policy).toContain(`frame-ancestors 'self' ${partner}`),
  );

  it('the organizer’s page goes without trusted types where a request names the whole address', async () =>
    expect((await answerTo('http://tickets.example/organizer')).policy).not.toContain('trusted-types'));

  it.each(['/widgets/tickets/%E0%A4%A', '/%', '/organizer/%zz'])(
    '%s is refused, and a page says so that nobody frames',
    async (path) => {
      const { status, policy, type, body } = await answerTo(path);
      expect(status).toBe(400);
      expect(type).toBe('text/html; charset=utf-8');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(body).toMatch(/<html lang="en">[^]*<title>This address can’t be read/);
      expect(body).toMatch(/<main>\s*<h1>This address can’t be read<\/h1>[^]*<a href="\/">/);
      // What was requested is nowhere on it.
      expect(body).not.toContain('%');
    },
  );
});

describe('a page with its list', () => {
  let readAt = 0;
  let list = '<p>1 left</p>';
  beforeEach(() => {
    ticketPage.mockReset().mockImplementation(() => {
      const values = `<script type="application/json">{"readAt":${(readAt += 1)}}</script>`;
      const page = { lang: 'en', dir: 'ltr', title: '<title>Northlight</title>', withoutScripts: '' };
      return Promise.resolve({ ...page, list, values, styleHashes: ["'sha256-x'"] });
    });
  });
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';

  it('brings its styles along, and what says that they are there', async () => {
    const { body, policy } = await answerTo('/widgets/tickets/1');
    expect(body).toContain(`<style nonce="${nonceOf(policy)}">.list{color:red}</style>`);
    expect(body).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/index\.css"[^>]* disabled>/);
    expect(body).toContain('<div id="root"><p>1 left</p></div>');
  });

  it('is drawn once for all who come within seconds, wherever from, each with a nonce of their own', async () => {
    const first = await answerTo('/widgets/tickets/2?locale=de');
    const second = await answerTo('/widgets/tickets/2?utm_source=letter&locale=de');
    expect(ticketPage).toHaveBeenCalledOnce();
    expect(nonceOf(first.policy)).not.toBe(nonceOf(second.policy));
    expect(second.body).toContain(`nonce="${nonceOf(second.policy)}"`);
    await answerTo('/widgets/tickets/2?locale=ar');
    expect(ticketPage).toHaveBeenCalledTimes(2);
  });

  it('is not sent again to who has it, though it was read anew since, and is once its list changed', async () => {
    const { headers } = await answerTo('/widgets/tickets/3');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const known = { 'if-none-match': String(headers.etag) };
    const same = await answerTo('/widgets/tickets/3', known);
    expect(ticketPage).toHaveBeenCalledTimes(2);
    // The policy that the browser has names the nonce that its page has.
    expect(same).toMatchObject({ status: 304, policy: '', body: '' });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    list = '<p>Sold Out</p>';
    expect(await answerTo('/widgets/tickets/3', known)).toMatchObject({ status: 200 });
  });

  it('is never stored without its list', async () => {
    ticketPage.mockReset().mockRejectedValue(new Error('no backend'));
    const { headers, body } = await answerTo('/widgets/tickets/4');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(body).toContain('<div id="root"></div>');
  });
});

describe('the ticket page in a frame (FAULTS F134)', () => {
  const inFrame = { 'sec-fetch-dest': 'iframe' };
  const tickets = '/widgets/tickets/1001?promo=EARLY';

  it('is a file of its own, under the same policy', async () => {
    const { body, policy } = await answerTo(tickets, inFrame);
    const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
    expect(body).toContain('data-framed');
    expect(nonce).not.toBe('page-nonce');
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain(`frame-ancestors 'self' ${partner}`);
  });

  it.each([
    ['a browser that does not say where the page will be', tickets, {}],
    ['the page by itself', tickets, { 'sec-fetch-dest': 'document' }],
    ['any other page', '/widgets/tickets/1001/NL26-1/confirmationMessage/or_1', inFrame],
  ])('is the page that can be both for %s', async (_, path, headers) => {
    const { status, body } = await answerTo(path, headers);
    expect(status).toBe(200);
    expect(body).not.toContain('data-framed');
  });

  it('is the page that can be both where there is no other', async () =>
    expect((await answerTo(tickets, inFrame, olderServer)).body).toContain('<html lang="en">'));
});
