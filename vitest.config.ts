import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments } from './scripts/browser-arguments.mjs';
import { entries } from './scripts/entries.mjs';

/** Set by scripts/with-browser.mjs; without it Playwright's own browser is used. */
const executablePath = process.env['CHROMIUM_PATH'];

/** Each run bundles its dependencies anew, in a folder of its own, so that two runs at once don't pull it away. */
const cacheDir = `node_modules/.cache/vitest-${process.pid}`;
process.on('exit', () => rmSync(cacheDir, { recursive: true, force: true }));
const ownCache = { name: 'own-cache', enforce: 'post' as const, config: () => ({ cacheDir }) };

/** The host app imports the package by name; its tests do so from the sources. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [
  ...entries.map(({ specifier, source }) => ({
    find: new RegExp(`^${specifier.replaceAll('.', '\\.')}$`),
    replacement: at(source),
  })),
  { find: /^boxoffice\/locales\//, replacement: at('src/i18n/locales/') },
  // From source every part brings its own styles; the package as it was built is another test's.
  { find: /^boxoffice\/(styles|organizer)\.css$/, replacement: at('src/theme/base.css.ts') },
];

/**
 * The files of a thread share the modules they import: importing them anew for each would take most of the time. A file that mocks
 * modules calls `vi.resetModules` before its imports and after its last test. Each thread imports them all, so there are no more than
 * cores.
 */
const sharedModules = {
  pool: 'threads',
  isolate: false,
  // Only what hangs ends by it: a machine that builds and runs browsers beside this takes ten times as long as an idle one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // As end-to-end tests: what passes at its second try is named at the end, stops nobody's change, and is to be repaired.
  retry: 1,
  maxWorkers: availableParallelism(),
} as const;

/** For stories. One more than cores, as they wait for answers and timers half of their time. By itself Vitest takes one less. */
const maxWorkers = availableParallelism() + 1;

const { values: asked } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
});
const withoutStories: readonly unknown[] = ['unit', 'dom'];
/** Storybook reads every story as its plugin is made, and loading the plugin takes a second: not for a run of other projects. */
const runsStories = !asked.project || [asked.project].flat().some((name) => !withoutStories.includes(name));

async function stories(): Promise<TestProjectInlineConfiguration> {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
    extends: true,
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }), ownCache],
    test: {
      name: 'storybook',
      isolate: false,
      // npm run i18n:stories
      ...(process.env['KEYS_SHOWN'] && { setupFiles: ['scripts/i18n/stories/setup.ts'] }),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
          // As large as a story is ever shown: Vitest scales the page down when it does not fit.
          contextOptions: {
            viewport: { width: 1280, height: 1000 },
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            locale: 'en-US',
            timezoneId: 'UTC',
          },
        }),
      },
    },
  };
}

export default defineConfig({
  resolve: { alias },
  // A dependency that first appears in a run would make Vite bundle again in the middle of it.
  optimizeDeps: { force: true },
  test: {
    maxWorkers,
    // A machine with two cores runs browsers beside this.
    testTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/**'] },
    reporters: ['default', './scripts/slowest-stories.ts', './scripts/flaky-tests.ts'],
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          ...sharedModules,
          setupFiles: ['test/setup-channels.ts'],
          include: [
            'test/unit/**/*.test.ts',
            'test/contract/*.test.ts',
            'test/attack/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: './test/setup-environment.ts',
          ...sharedModules,
          include: ['test/unit/**/*.test.tsx'],
          setupFiles: ['test/setup-channels.ts', 'test/setup-dom.ts'],
        },
      },
      ...(runsStories ? [await stories()] : []),
    ],
  },
});
