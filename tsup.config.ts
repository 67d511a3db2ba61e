import { readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { OnLoadResult, Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { finish } from './scripts/build/finish';
import { notices } from './scripts/build/notices';
import { writeSheets } from './scripts/build/sheets';
import { entries } from './scripts/entries.mjs';

/** The same in both builds, or class names in scripts and stylesheet would differ: the default depends on `minify`. */
const identifiers = ({ hash }: { hash: string }) => `bx_${hash}`;

const common = {
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  // Whoever builds a page with the package says whether it is for development.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  outDir: 'dist',
  treeshake: false,
  // A list of three thousand files.
  silent: true,
} satisfies Options;

/** Numbers of requirements say nothing outside of the repository. */
const withoutSources = (key: string, value: unknown) => (key === 'spec' ? undefined : value);

/** esbuild would export each key of a catalogue by name, which doubles it. */
const wholeJson = {
  name: 'whole-json',
  setup(build) {
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const isMeta = path.endsWith('.meta.json');
      const data: unknown = JSON.parse(await readFile(path, 'utf8'), isMeta ? withoutSources : undefined);
      return { contents: `export default ${JSON.stringify(data)};`, loader: 'js' };
    });
  },
} satisfies Plugin;

/** What each .css.ts file becomes: compiled once for all the builds below. */
const compiled = new Map<string, Promise<OnLoadResult | null | undefined>>();
const styleImports = /^import '.+\.vanilla\.css\?source=.*';\n?/gm;

/** vanilla-extract's plugin, which would evaluate every file anew in each build. */
const styles = ({ outputCss }: { outputCss: boolean }) =>
  ({
    name: 'styles',
    setup: (build) =>
      vanillaExtractPlugin({ outputCss: true, identifiers }).setup({
        ...build,
        onLoad(options, callback) {
          if (options.namespace) build.onLoad(options, callback);
          else
            build.onLoad(options, async (args) => {
              const known = compiled.get(args.path) ?? Promise.resolve(callback(args));
              compiled.set(args.path, known);
              const result = await known;
              if (outputCss || typeof result?.contents !== 'string') return result;
              return { ...result, contents: result.contents.replace(styleImports, '') };
            });
        },
      }),
  }) satisfies Plugin;

/** What an import path leads to. */
const open = Object.fromEntries(entries.map(({ name, source }) => [name, source]));

/** Styles and entries are built by themselves. */
const notModules = /\.css\.ts$|^src\/entries\//;

/**
 * Every module is built as an entry, so that each stays a file: a bundler then leaves out, or brings later, what it would
 * have to take along with its neighbours in a shared chunk. What is not in `open` can't be imported. Of the mock backend
 * everything is needed at once.
 */
const modules = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !notModules.test(file))
    .map((file) => [`modules/${file.replace(/\.tsx?$/, '')}`, file]),
);

/** The organizer's stylesheet stands beside the other, which has the rest. */
const onlyOrganizers = {
  name: 'only-organizers',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css\?source=/ }, ({ path }) =>
      path.startsWith('src/organizer/') ? undefined : { path, namespace: 'in-the-other' },
    );
    build.onLoad({ filter: /.*/, namespace: 'in-the-other' }, () => ({ contents: '', loader: 'css' }));
  },
} satisfies Plugin;

/** Bundled apart from the scripts, and in a folder of its own: what it makes of them is thrown away. */
const stylesheet = (
  name: string,
  source: string,
  { isDivided = false, plugins = [] }: { isDivided?: boolean; plugins?: Plugin[] },
): Options => ({
  ...common,
  name,
  entry: { [name]: source },
  outDir: `dist/.${name}`,
  esbuildPlugins: [...plugins, styles({ outputCss: true })],
  onSuccess: () => writeSheets(name, isDivided),
});

export default defineConfig([
  {
    ...common,
    name: 'js',
    entry: { ...modules, ...open },
    splitting: true,
    metafile: true,
    esbuildPlugins: [wholeJson, styles({ outputCss: false }), notices],
    esbuildOptions(options) {
      // Otherwise each letter of an Arabic or Japanese text is written as six.
      options.charset = 'utf8';
    },
    async onSuccess() {
      await finish();
      await cp('src/i18n/locales', 'dist/locales', { recursive: true });
      await cp('src/contract/generated/openapi.json', 'dist/openapi.json');
      await cp('src/theme/tokens.json', 'dist/tokens.json');
    },
  },
  {
    name: 'command',
    silent: true,
    entry: { 'boxoffice-contract': 'mocks/conformance/cli.ts' },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    outDir: 'dist',
    splitting: false,
    minify: true,
    esbuildPlugins: [notices],
    // Partners run it without installing what only it needs.
    noExternal: [/^ajv/, /^fast-/, /^json-schema-traverse$/],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  },
  stylesheet('styles', 'src/entries/styles.ts', { isDivided: true }),
  stylesheet('organizer', 'src/entries/organizer-styles.ts', { plugins: [onlyOrganizers] }),
]);
