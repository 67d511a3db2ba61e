import type { Step } from './graph';

/**
 * What `npm test` runs, and CI with it. Cheap checks come first, so that their faults are printed first. Unit tests, stories and
 * end-to-end tests each have workers for every core and wait for a part of their time: two of them side by side fill what one leaves
 * idle. Reasons and measured seconds: docs/testing-the-library.md.
 */
export const steps: readonly Step[] = [
  // Types as well: both read them from one program.
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'build', command: 'npm run --silent build', makes: 'dist/index.js' },
  {
    name: 'storybook',
    command: 'npm run --silent build-storybook -- --test',
    makes: 'storybook-static/index.json',
  },
  { name: 'host', command: 'npm run --silent build:host', makes: 'host-app/dist/index.html' },
  // It follows what the build writes as well.
  { name: 'knip', command: 'knip', needs: ['build'] },
  { name: 'texts', command: 'npm run --silent i18n' },
  { name: 'api', command: 'npm run --silent api -- --check', needs: ['build'] },
  { name: 'package', command: 'npm run --silent check:package', needs: ['build'] },
  { name: 'size', command: 'npm run --silent size', needs: ['build', 'host'], inBrowser: true },
  { name: 'pack', command: 'npm run --silent test:pack', needs: ['package'], inBrowser: true },
  {
    name: 'stories',
    command: 'tsx test/stories/run.ts',
    needs: ['storybook'],
    inBrowser: true,
    options: ['--shard', '--only', '--full'],
  },
  {
    name: 'unit',
    // Much of what tests make is gone at once: with more room for it, it is collected less often.
    command: 'node --max-semi-space-size=64 node_modules/vitest/vitest.mjs run --project unit --project dom',
    // Only what imports a file that is not committed: `npm test -- unit --changed`.
    options: ['--changed'],
  },
  {
    name: 'e2e',
    command: 'playwright test',
    needs: ['host'],
    inBrowser: true,
    options: ['--shard'],
  },
];

/** What `npm run test:all` runs: it repeats for more readers and partners what `npm test` shows for some of them. */
export const fullSteps: readonly Step[] = [
  ...steps.map((step) =>
    step.options?.includes('--full') ? { ...step, command: `${step.command} --full` } : step,
  ),
  // Buyers' screens on what the script tag draws them with (decision 76).
  {
    name: 'storybook-preact',
    command: 'npm run --silent build-storybook:preact',
    makes: 'node_modules/.cache/storybook-preact/index.json',
  },
  {
    name: 'stories-preact',
    command: 'tsx test/stories/run.ts --built=node_modules/.cache/storybook-preact --without=organizer-',
    needs: ['storybook-preact'],
    inBrowser: true,
  },
  {
    name: 'pack-react18',
    command: 'node test/pack/pack.mjs --react=18.2.0',
    needs: ['package'],
    inBrowser: true,
  },
  {
    name: 'examples',
    command: 'node test/examples/run.mjs vite-react18 partner-admin next wordpress jest',
    needs: ['package'],
    inBrowser: true,
  },
  // With the tables of props, which the Storybook that the stories run in is without.
  { name: 'docs', command: 'npm run --silent docs', makes: 'docs-site/index.json' },
  { name: 'docs-site', command: 'tsx test/docs/open.ts', needs: ['docs'], inBrowser: true },
];
