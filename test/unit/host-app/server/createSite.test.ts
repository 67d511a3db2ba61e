import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
for (const page of ['stripe/return', 'auth/paypal']) {
  mkdirSync(join(folder, page), { recursive: true });
  writeFileSync(join(folder, page, 'index.html'), '<html lang="en"></html>');
}

const site = createSite({
  client: folder,
  ticketPage: () => Promise.reject(new Error('no backend')),
  backend: 'https://backend.example',
  parents: [partner],
});
const server = createServer((incoming, response) => void site(incoming, response));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the address as it is written: `fetch` would put it in order first. */
const answerTo = (path: string) =>
  new Promise<{ status: number | undefined; policy: string; type: string; body: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path }, (response) => {
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
