import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { entries } from '../scripts/entries.mjs';
import { readScreens } from '../scripts/first-screen.mjs';
import { stylesEntries } from '../scripts/styles.mjs';
import { csp, parentOrigins } from './csp.mjs';
import { embedFiles } from './embed/build.mjs';
import { preact } from './preact/plugin.mjs';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** HOST_USE=dist: the package as it is published; else its sources, so that an edit shows at once. */
const usesDist = process.env['HOST_USE'] === 'dist';
const exactly = (specifier: string) => new RegExp(`^${specifier.replaceAll('.', '\\.')}$`);

const sheets = Object.values(stylesEntries()).join('').split('\n');
const named = new Map<string, string[]>();

/** Class names that count the sheets, and the names in each: a plugin's hashes do not pack. */
function identifiers({ hash, filePath }: { hash: string; filePath: string }) {
  const sheet = sheets.indexOf(`import '${filePath.replace(/^.*?src\//, '../').replace(/\.ts$/, '')}';`);
  if (sheet < 0) throw new Error(`${filePath} is not in the stylesheet: npm run styles`);
  const names = named.get(filePath) ?? [];
  named.set(filePath, names);
  if (!names.includes(hash)) names.push(hash);
  return `${String.fromCharCode(97 + sheet / 26, 97 + (sheet % 26))}${names.indexOf(hash)}`;
}

const config = {
  root: at('host-app'),
  resolve: {
    alias: [
      ...entries.map(({ name, specifier, source }) => ({
        find: exactly(specifier),
        replacement: at(usesDist ? `dist/${name}.js` : source),
      })),
      {
        find: exactly('boxoffice/styles.css'),
        // From source every part brings its own styles; the base must come before them.
        replacement: at(usesDist ? 'dist/styles.css' : 'src/theme/base.css.ts'),
      },
      {
        find: exactly('boxoffice/organizer.css'),
        replacement: at(usesDist ? 'dist/organizer.css' : 'src/theme/base.css.ts'),
      },
      {
        find: /^boxoffice\/locales\//,
        replacement: `${at(usesDist ? 'dist/locales' : 'src/i18n/locales')}/`,
      },
    ],
    dedupe: ['react', 'react-dom', 'i18next', 'react-i18next', '@tanstack/react-query'],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser that runs this build knows modulepreload.
    modulePreload: {
      polyfill: false,
      // Named with each later chunk where that is imported. In the first file: styles, which must be there before it shows, and no
      // scripts. Elsewhere all of them: an organizer's screen is a hundred files, which would be found five times one after the other.
      resolveDependencies: (_, files, { hostId }) =>
        /\/(?:index|frame)-/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    sourcemap: true,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { port: 5173 },
  preview: { port: 4173 },
} satisfies UserConfig;

/** Answers how to build a page without fifty small files, which would be fifty requests before a buyer sees a ticket. */
async function inFewFiles(page: string, built: UserConfig): Promise<UserConfig> {
  const screens = await readScreens(built);
  const first = screens.of(`/host-app/${page}`);
  // Forty small files otherwise, of what its parts share among each other and with a preview. The page of a frame is without the screens it
  // would be kept apart from.
  const opensOnly = /\/src\/(headless|payments|themed\/registration|widget\/(payment|registration))\//;
  const form =
    page === 'index.html' ? screens.mostly('/src/widget/LaterScreens.tsx', opensOnly) : new Set<string>();
  // vanilla-extract gives the styles of X.css.ts to a module of its own, X.css.ts.vanilla.css; a theme's is all there is.
  // What floats comes with the parts that do.
  const isFirst = (id: string) =>
    first.has(id) ||
    first.has(id.replace(/\.vanilla\.css.*$/, '')) ||
    /[\\/]src[\\/]theme[\\/](?!floating|later).*\.vanilla\.css/.test(id);
  // One file of styles a screen instead of one a part: each is a request, and a name in the first file.
  const stylesOf = (parts: string) => (id: string) =>
    new RegExp(`/src/(theme|themed|widget)/(${parts})\\.css\\.ts\\.vanilla\\.css`).test(
      id.replaceAll('\\', '/'),
    );
  const groups = [
    { name: 'first', test: isFirst },
    {
      name: 'later',
      test: stylesOf('floating|later|kit/(Avatar|IconButton|Notice|StatePanel)|notices/.*|tickets/.*'),
    },
    {
      name: 'form',
      test: stylesOf(
        'kit/(Checkbox|Field|FormattedHtml|Icon|NativeSelect|TextInput|text|CardMarks)|order/.*|payment/.*|registration/.*',
      ),
    },
    { name: 'registration', test: (id: string) => form.has(id) && !id.includes('.vanilla.css') },
    { name: 'confirmation', test: stylesOf('confirmation/.*') },
  ];
  const output = {
    codeSplitting: { includeDependenciesRecursively: false, groups },
    // The first file names all later ones, and nothing of a name can be compressed: a hash of the fewest letters is all there is. The manifest
    // says which is which.
    chunkFileNames: 'assets/[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:6].[ext]',
  };
  return {
    ...built,
    build: { ...built.build, rolldownOptions: { ...built.build?.rolldownOptions, output } },
  };
}

export default defineConfig(async ({ command, isPreview, isSsrBuild }) => {
  const isDev = command === 'serve' && !isPreview;
  const { VITE_BACKEND_URL: backend, VITE_DEMO } = process.env;
  // The backend in the browser registers its worker by a plain address.
  const isDemo = !backend && VITE_DEMO !== 'false';
  const guarded = csp({
    isDev,
    backend,
    parents: parentOrigins(process.env['VITE_PARENT_ORIGINS']),
    hasTransifex: Boolean(process.env['VITE_TRANSIFEX_KEY']),
    ...(isDemo && { trustedTypes: false }),
  });
  const plugins = [react(), vanillaExtractPlugin({ identifiers })];
  const onPreact = [...plugins, preact()];
  const framed = {
    ...config,
    plugins: [...onPreact, guarded],
    build: {
      ...config.build,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/frame.json',
      rolldownOptions: { ...config.build.rolldownOptions, input: at('host-app/frame.html') },
    },
  };
  const embed = embedFiles({
    config: { ...config, plugins: onPreact },
    frame: () => inFewFiles('frame.html', framed),
    backend,
  });
  if (isDev || isPreview) return { ...config, plugins: [react(), vanillaExtractPlugin(), guarded, embed] };
  const built = { ...config, plugins: [...plugins, guarded] };
  // Run by `npm run serve`; the class names are those of the pages.
  if (isSsrBuild) return { ...built, build: { ...config.build, manifest: false, copyPublicDir: false } };
  const page = await inFewFiles('index.html', built);
  return { ...page, plugins: [...built.plugins, embed] };
});
