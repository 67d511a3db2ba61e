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
  new Promise<{ status: number | undefined; policy: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      const policy = String(response.headers['content-security-policy'] ?? '');
      response.on('end', () => resolve({ status: response.statusCode, policy }));
    })
      .on('error', reject)
      .end();
  });

describe('the served pages (FAULTS A22, A30)', () => {
  it.each([
    '/ORGANIZER/events',
    '/%6Frganizer/events',
    '//organizer/events',
    '/a/events/1/APPS/agenda/2/edit',
  ])('%s may not be framed by a partner', async (path) =>
    expect((await answerTo(path)).policy).toMatch(/frame-ancestors 'self'(;|$)/),
  );

  it('the ticket page may', async () =>
    expect((await answerTo('/widgets/tickets/1001?isMobile=1')).policy).toContain(
      `frame-ancestors 'self' ${partner}`,
    ));

  it.each(['/widgets/tickets/%E0%A4%A', '/%', '/organizer/%zz'])('%s is refused', async (path) =>
    expect((await answerTo(path)).status).toBe(400),
  );
});
