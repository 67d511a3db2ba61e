import type { Step } from './graph';

/**
 * What `npm test` runs, and CI with it. Cheap checks come first, so that their faults are printed first; what needs the whole machine
 * waits until the rest no longer fills it. Reasons and measured seconds: docs/testing-the-library.md.
 */
export const steps: readonly Step[] = [
  { name: 'typecheck', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'host', command: 'npm run --silent build:host' },
  { name: 'knip', command: 'knip' },
  { name: 'texts', command: 'npm run --silent i18n' },
  { name: 'package', command: 'npm run --silent check:package', needs: ['build'] },
  { name: 'size', command: 'npm run --silent size', needs: ['build', 'host'] },
  { name: 'pack', command: 'node test/pack/pack.mjs', needs: ['build'], inBrowser: true },
  { name: 'examples', command: 'node test/examples/run.mjs', needs: ['build'], inBrowser: true },
  { name: 'storybook', command: 'npm run --silent build-storybook' },
  { name: 'unit', command: 'vitest run --project unit --project dom', weight: 2 },
  {
    name: 'stories',
    command: 'vitest run --project storybook',
    weight: 2,
    inBrowser: true,
    options: ['--shard'],
  },
  {
    name: 'sweep',
    command: 'tsx test/sweep/sweep.ts',
    needs: ['storybook'],
    weight: 2,
    inBrowser: true,
  },
  { name: 'visual', command: 'tsx test/visual/visual.ts', needs: ['storybook'], weight: 2, inBrowser: true },
  {
    name: 'e2e',
    command: 'playwright test',
    needs: ['host'],
    weight: 2,
    inBrowser: true,
    options: ['--shard'],
  },
];
