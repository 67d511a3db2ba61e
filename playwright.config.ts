import { defineConfig } from '@playwright/test';
import { browserArguments } from './scripts/browser-arguments.mjs';
import { sitesOfWorker, workers } from './test/e2e/sites';

const browser = process.env['CHROMIUM_PATH'];
/** One without windows, where there is one. It lacks what frames of other origins need: cookies kept apart, covers seen. */
const shell = process.env['HEADLESS_SHELL_PATH'] ?? browser;
/** Read once a run, and again in each worker: then they are its own. */
const { demo, page, served, partner, backend } = sitesOfWorker();
// For specs that call it themselves.
process.env['E2E_PORT_BACKEND'] = new URL(backend).port;

interface Launch {
  /** A path; Playwright's own browser when absent. */
  executablePath?: string | undefined;
  /** Features of Chromium that are off. */
  without?: readonly string[];
  args?: readonly string[];
}

/** No process is begun for a page that may come: every page of these tests has one of its own already. */
const launched = ({ executablePath = browser, without = [], args = [] }: Launch = {}) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...browserArguments,
    `--disable-features=${['SpareRendererForSitePerProcess', ...without].join(',')}`,
    ...args,
  ],
});
/** A bank's page goes back to a shop that is on this machine here, and an altered page calls a backend there. */
const onThisMachine = { without: ['LocalNetworkAccessChecks'] };
const forOrganizers = '**/organizer*.spec.ts';
const forHttp = ['**/overHttp.spec.ts', '**/pay*.spec.ts', '**/frame.spec.ts'];
const forPartner = '**/embed*.spec.ts';
const forServed = '**/served.spec.ts';

/** The built host app: with its in-browser backend, which `npm run test:e2e` builds first, and with one over HTTP. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: `node_modules/.cache/playwright-${new URL(demo).port}`,
  reporter: [['list']],
  workers,
  fullyParallel: true,
  // Generous, because a busy machine takes its time; what passes waits for none of it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A test that passes at its second try is listed as flaky, by name, before the last line: repair it. It stops nobody else's change.
  retries: 1,
  use: {
    baseURL: demo,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    launchOptions: launched({ executablePath: shell }),
  },
  projects: [
    { name: 'demo', testIgnore: [forOrganizers, ...forHttp, forPartner, forServed] },
    {
      name: 'organizer',
      testMatch: forOrganizers,
      use: {
        baseURL: page,
        launchOptions: launched({ ...onThisMachine, executablePath: shell }),
        // Each step of what moves would be drawn, by the processor here; the other projects have the motion.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'http',
      testMatch: forHttp,
      use: { baseURL: page, launchOptions: launched(onThisMachine) },
    },
    {
      name: 'partner',
      testMatch: forPartner,
      use: {
        baseURL: partner,
        viewport: { width: 360, height: 740 },
        launchOptions: launched({ ...onThisMachine, args: ['--test-third-party-cookie-phaseout'] }),
      },
    },
    {
      name: 'served',
      testMatch: forServed,
      use: { baseURL: served, launchOptions: launched(onThisMachine) },
    },
  ],
  webServer: {
    command: 'node --import tsx test/e2e/servers.ts',
    url: demo,
    reuseExistingServer: false,
    // It builds the host app for HTTP first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
