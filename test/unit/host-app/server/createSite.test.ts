import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../../../host-app/server/createSite.mjs';

const partner = 'https://partner.example';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite/manifest.json'), '{}');
writeFileSync(join(folder, 'index.html'), '<html lang="en"></html>');
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

const siteOf = (client: string) =>
  createSite({
    client,
    ticketPage: () => Promise.reject(new Error('no backend')),
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

/** Sends the address as it is written: `fetch` would put it in order first. */
const answerTo = (path: string, headers = {}, from = server) =>
  new Promise<{ status: number | undefined; policy: string; type: string; body: string }>(
    (resolve, reject) => {
      const { port } = from.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        const policy = String(response.headers['content-security-policy'] ?? '');
        const type = response.headers['content-type'] ?? '';
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const body = Buffer.concat(pieces).toString();
          resolve({ status: response.statusCode, policy, type, body });
        });
      })
        .on('error', reject)
        .end();
    },
  );

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
