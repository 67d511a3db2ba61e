import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './scripts/browser-arguments.mjs';

const executablePath = process.env['CHROMIUM_PATH'];
const askForPort =
  "const s = require('net').createServer().listen(0, () => console.log(s.address().port) ?? s.close())";
/** Chosen once a run; the worker processes inherit it. */
const portOf = (name: string) =>
  (process.env[`E2E_PORT_${name}`] ??= execFileSync(process.execPath, ['-e', askForPort], {
    encoding: 'utf8',
  }).trim());
const port = portOf('DEMO');
const baseURL = `http://localhost:${port}`;
/** The same pages, built to talk to a backend over HTTP. */
const overHttp = {
  page: `http://localhost:${portOf('PAGE')}`,
  backend: `http://127.0.0.1:${portOf('BACKEND')}`,
};
/** A site that has the tickets in its pages; each host name below `localhost` is another site to the browser. */
const partner = `http://festival.localhost:${portOf('PARTNER')}`;
/** And served with the list in the page. */
const served = `http://localhost:${portOf('SERVED')}`;
const builtForHttp = `node_modules/.cache/host-http-${port}`;
const launched = (...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...browserArguments, ...more],
});
/** A bank's page goes back to a shop that is on this machine here, and an altered page calls a backend there. */
const onThisMachine = launched('--disable-features=LocalNetworkAccessChecks');
const forHttp = ['**/overHttp.spec.ts', '**/pay*.spec.ts', '**/frame.spec.ts', '**/organizer*.spec.ts'];
const forPartner = '**/embed.spec.ts';
const forServed = '**/served.spec.ts';
const server = { reuseExistingServer: false, timeout: 120_000 };

/** The built host app with its in-browser backend, which `npm run test:e2e` builds first; and with one over HTTP. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: `node_modules/.cache/playwright-${port}`,
  reporter: [['list']],
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A browser that a busy machine starves may miss a moment; what needed its second try is listed as flaky.
  retries: 1,
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: launched(),
  },
  projects: [
    { name: 'demo', testIgnore: [...forHttp, forPartner, forServed] },
    {
      name: 'http',
      testMatch: forHttp,
      use: { baseURL: overHttp.page, launchOptions: onThisMachine },
    },
    {
      name: 'partner',
      testMatch: forPartner,
      use: {
        baseURL: partner,
        viewport: { width: 360, height: 740 },
        launchOptions: launched(
          '--disable-features=LocalNetworkAccessChecks',
          '--test-third-party-cookie-phaseout',
        ),
      },
    },
    { name: 'served', testMatch: forServed, use: { baseURL: served, launchOptions: onThisMachine } },
  ],
  webServer: [
    { ...server, command: `npx vite preview host-app --strictPort --port ${port}`, url: baseURL },
    {
      ...server,
      command: `npx tsx mocks/http/main.ts --memory --organizer demo --port ${portOf('BACKEND')} --origin ${overHttp.page} --origin ${served} --origin ${partner} --bitcoin-delay never`,
      url: `${overHttp.backend}/api/v1/events/1001/tickets`,
    },
    {
      ...server,
      command: `npx vite build host-app --logLevel error --outDir ../${builtForHttp} --emptyOutDir && npx vite preview host-app --outDir ../${builtForHttp} --strictPort --port ${portOf('PAGE')}`,
      env: {
        VITE_BACKEND_URL: overHttp.backend,
        VITE_PARENT_ORIGINS: `https://festival.example,${partner}`,
        VITE_GUARD_CLICKS: 'true',
      },
      url: overHttp.page,
    },
    {
      ...server,
      command: `node test/e2e/partner.mjs ${portOf('PARTNER')} ${overHttp.page} ${overHttp.backend}`,
      url: `http://127.0.0.1:${portOf('PARTNER')}/plain-html/`,
    },
    {
      ...server,
      command: `npx vite build host-app --logLevel error --ssr src/server.tsx --outDir ../${builtForHttp}-server --emptyOutDir && node host-app/server/main.mjs --client ${builtForHttp} --server ${builtForHttp}-server --port ${portOf('SERVED')}`,
      env: { VITE_BACKEND_URL: overHttp.backend },
      url: served,
    },
  ],
});
