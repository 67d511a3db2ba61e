import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './scripts/browser-arguments.mjs';

const executablePath = process.env['CHROMIUM_PATH'];
const askForPort =
  "const s = require('net').createServer().listen(0, () => console.log(s.address().port) ?? s.close())";
/** Chosen once a run; the worker processes inherit it. */
const port = (process.env['E2E_PORT'] ??= execFileSync(process.execPath, ['-e', askForPort], {
  encoding: 'utf8',
}).trim());
const baseURL = `http://localhost:${port}`;

/** The built host app with its in-browser backend; `npm run test:e2e` builds it first. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: `node_modules/.cache/playwright-${port}`,
  reporter: [['list']],
  workers: 1,
  forbidOnly: true,
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
  webServer: {
    command: `npx vite preview host-app --strictPort --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
