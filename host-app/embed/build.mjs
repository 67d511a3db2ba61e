import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { isFramedTicketPage } from '../addresses.mjs';
import { isolated } from './isolated.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * Builds what partners put into their pages, into `embed/` beside the host app: the loader, the element's inline part with its
 * stylesheet, the loader's sentences in each language, and `manifest.json` with the names of today. Every name has its content's hash
 * in it, so that a file can be kept forever. And `frame.html`, the ticket page as it is in a frame.
 */
export function embedFiles({ config, frame, backend = '' }) {
  let site;
  let folder;
  return {
    name: 'embed-files',
    configurePreviewServer({ middlewares }) {
      middlewares.use(openly);
      middlewares.use(framedIn(site));
    },
    configResolved({ root, build: { outDir } }) {
      site = fileURLToPath(new URL(`${outDir}/`, `file://${root}/`));
      folder = `${site}embed/`;
    },
    async writeBundle() {
      const framed = await frame();
      await build({
        ...framed,
        configFile: false,
        logLevel: 'error',
        build: { ...framed.build, outDir: site },
      });
      mkdirSync(folder, { recursive: true });
      const write = (name, content) => {
        writeFileSync(`${folder}${name}`, content);
        return { name, integrity: integrityOf(content) };
      };
      const texts = writeTexts(folder);
      const { inline, css } = await buildInline(config, folder);
      const styles = write(`boxoffice-${hashOf(css)}.css`, css);
      const loader = await bundleLoader({ beside: { inline, styles, texts }, backend });
      const file = write(`boxoffice-embed-${version}-${hashOf(loader)}.js`, loader);
      write('manifest.json', `${JSON.stringify({ version, loader: file, inline, styles }, null, 2)}\n`);
    },
  };
}

/** These files are for pages of other origins; with the names they have, they never change. As a production server has to. */
function openly({ url = '' }, response, next) {
  if (/^\/embed\/.+\.\w+$/.test(url)) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const isNamedByHash = !url.endsWith('/manifest.json');
    response.setHeader('Cache-Control', isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache');
  }
  next();
}

/** As a production server has to: the ticket page is another file where it is in a frame. */
const framedIn = (site) => (request, response, next) => {
  if (!isFramedTicketPage(request)) {
    next();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Sec-Fetch-Dest');
  response.end(readFileSync(`${site}frame.html`, 'utf8'));
};

/** One script for each locale but English, which the loader has in it; in a folder that is named by all of them together. */
function writeTexts(folder) {
  const sources = here('../../src/embed/host/texts/');
  const names = readdirSync(sources).filter((name) => name.endsWith('.json') && name !== 'en.json');
  const scripts = names.map((name) => ({
    locale: name.replace(/\.json$/, ''),
    script: `export default ${JSON.stringify(JSON.parse(readFileSync(sources + name, 'utf8')))};\n`,
  }));
  const into = `texts-${hashOf(scripts.map(({ script }) => script).join(''))}`;
  mkdirSync(`${folder}${into}`, { recursive: true });
  for (const { locale, script } of scripts) writeFileSync(`${folder}${into}/${locale}.js`, script);
  return { folder: into, locales: scripts.map(({ locale }) => locale) };
}

/** The part with React in it: a module, in chunks that come when they are needed, and one stylesheet. */
async function buildInline(config, folder) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: false,
      manifest: false,
      cssCodeSplit: false,
      // Not named in the files, which have addresses of their own on a partner's page.
      sourcemap: 'hidden',
      rolldownOptions: {
        ...config.build.rolldownOptions,
        input: here('inline.tsx'),
        transform: { inject: { 'JSON.stringify': [here('ownStringify.ts'), 'stringify'] } },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'boxoffice-inline-[hash].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          assetFileNames: 'boxoffice-[hash][extname]',
        },
      },
    },
  });
  const { fileName: name } = output.find((file) => file.isEntry);
  const sheet = output.find((file) => file.fileName.endsWith('.css'));
  // Its name has the hash of what it was before it could hold against a page.
  rmSync(`${folder}${sheet.fileName}`);
  return {
    inline: { name, integrity: integrityOf(readFileSync(`${folder}${name}`)) },
    css: isolated(String(sheet.source)),
  };
}

/** What the package would load by itself, where the loader has parts of its own; followed, it would leave its helpers behind. */
const withoutParts = {
  name: 'without-parts',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : null,
    );
  },
};

/** One classic script that defines no name, in a syntax that browsers without our other features can still read. */
async function bundleLoader({ beside, backend }) {
  const { outputFiles } = await bundle({
    entryPoints: [here('loader.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    supported: { 'dynamic-import': true },
    legalComments: 'none',
    alias: { 'boxoffice/embed': here('../../src/entries/embed.ts') },
    plugins: [withoutParts],
    define: { BESIDE: JSON.stringify(beside), BACKEND: JSON.stringify(backend) },
    logLevel: 'error',
  });
  const { text } = outputFiles[0];
  if (/import\(["'`]/.test(text))
    throw new Error('The loader would load parts of the package: see loader.ts');
  return text;
}
