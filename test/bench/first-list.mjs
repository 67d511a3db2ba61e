// How long until the ticket list can be used, against the least that shows the same list: `npm run bench`.
// Cold loads in fresh contexts on slow 4G (CPU 4× slower, 1.6 Mbit/s, 150 ms), interleaved; only ratios mean something.
import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from 'vite';
import { createMockBackend, scenarios } from '../../dist/mocks.js';
import { browserArguments } from '../../scripts/browser-arguments.mjs';
import { floors } from './floors.mjs';
import { serve } from './serve.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const lengths = [10, 100, 1_000];
const subjects = {
  'vanilla script + JSON': '/floor/vanilla',
  'React 19, native selects': '/floor/react',
  Boxoffice: '/widgets/tickets/1001',
};

/** Notes when so many quantities can be chosen and the frame that shows them has been drawn. */
function watch(wanted) {
  const check = () => {
    if (document.querySelectorAll('select:enabled').length < wanted) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (globalThis.usableAt = performance.now())));
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

async function measure(browser, address, wanted) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(watch, wanted);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await (
    await page.waitForFunction(() => globalThis.usableAt, undefined, { timeout: 120_000 })
  ).jsonValue();
  const loaded = { bytes, requests };
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  await context.close();
  return { time, heap, ...loaded };
}

const folder = 'node_modules/.cache/bench-host';
process.env.VITE_DEMO = 'false';
await build({
  configFile: 'host-app/vite.config.ts',
  logLevel: 'error',
  build: { outDir: `${process.cwd()}/${folder}`, emptyOutDir: true },
});
let backend;
const server = await serve(folder, await floors(), () => backend);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
try {
  for (const length of lengths) {
    backend = createMockBackend({ scenario: scenarios.manyTickets(length) });
    const taken = new Map(Object.keys(subjects).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, path] of Object.entries(subjects))
        taken.get(name).push(await measure(browser, server.address + path, length));
    const floor = median(taken.get('React 19, native selects').map(({ time }) => time));
    console.log(`\n${length} ticket types, median of ${rounds}`);
    for (const [name, results] of taken) {
      const of = (key) => median(results.map((result) => result[key]));
      console.log(
        `  ${name.padEnd(26)} ${(of('time') / 1000).toFixed(2)} s  ${(of('time') / floor).toFixed(2)} × React` +
          `  ${(of('bytes') / 1000).toFixed(0)} kB in ${of('requests')}  heap ${(of('heap') / 1e6).toFixed(1)} MB`,
      );
    }
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
