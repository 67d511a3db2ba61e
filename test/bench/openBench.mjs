import { readFileSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from 'vite';
import { createMockBackend, scenarios } from '../../dist/mocks.js';
import { browserArguments } from '../../scripts/browser-arguments.mjs';
import { readFiles } from '../../host-app/server/files.mjs';
import { writePage } from '../../host-app/server/writePage.mjs';
import { floors } from './floors.mjs';
import { serve } from './serve.mjs';

/** Of ticket lists, e.g. `LENGTHS=100`. */
export const lengths = (process.env.LENGTHS ?? '10,100,1000').split(',').map(Number);

/** What is measured, and where it is served. The first two are the least that shows the same list. */
export const subjects = {
  'vanilla script + JSON': '/floor/vanilla',
  'React 19, native selects': '/floor/react',
  Boxoffice: '/widgets/tickets/1001',
};

/** The same with the list in the page's HTML, which only the first sight of it is measured for. */
export const servedRoute = { 'Boxoffice, served with it': '/widgets/tickets/1001?utm_source=served' };

export const reactFloor = 'React 19, native selects';

const at = (figures, share) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)];

export const median = (figures) => at(figures, 1 / 2);

/** The figures that a quarter, and three quarters, of them are below. */
export const quartiles = (figures) => [at(figures, 1 / 4), at(figures, 3 / 4)];

/**
 * Builds the host app, serves it beside the floors and opens a browser. `sell(length)` puts so many ticket types on sale,
 * `offer(scenario)` anything else, `visit(prepare)` opens a page on a cold cache, on a phone's screen and a CPU 4× slower.
 */
export async function openBench() {
  const folder = `node_modules/.cache/bench-host-${process.pid}`;
  process.env.VITE_DEMO = 'false';
  await build({
    configFile: 'host-app/vite.config.ts',
    logLevel: 'error',
    build: { outDir: `${process.cwd()}/${folder}`, emptyOutDir: true },
  });
  await build({
    configFile: 'host-app/vite.config.ts',
    logLevel: 'error',
    build: { outDir: `${process.cwd()}/${folder}-server`, emptyOutDir: true, ssr: 'src/server.tsx' },
  });
  let backend;
  const { ticketPage } = await import(`${process.cwd()}/${folder}-server/server.js`);
  const served = async (search) => {
    const page = await ticketPage({ eventId: '1001', search, backend: server.address });
    return writePage(files.get('/index.html').body.toString(), manifest, page, files);
  };
  const files = readFiles(folder);
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const server = await serve(folder, await floors(), () => backend, served);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  return {
    sell: (length) => {
      backend = createMockBackend({ scenario: scenarios.manyTickets(length) });
    },
    offer: (scenario) => {
      backend = createMockBackend({ scenario });
    },
    visit: async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      return { page, devtools, leave: () => context.close() };
    },
    address: server.address,
    close: async () => {
      await browser.close();
      server.close();
      for (const built of [folder, `${folder}-server`]) rmSync(built, { recursive: true, force: true });
    },
  };
}
