// One module bundled for production by each bundler: a list of chunks, and which of them a page loads at first.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';

/** What is no dependency of ours and comes beside the package, as a partner would have it. */
export const bundlerPackages = [
  'webpack@5.113.0',
  '@rollup/plugin-commonjs@29.0.3',
  '@rollup/plugin-node-resolve@16.0.3',
  '@rollup/plugin-replace@6.0.3',
  '@rollup/plugin-terser@1.0.2',
];

/** Every page has React, and has it once; a page that is whole brings it: `external: []`. */
const reactOutside = [/^react(-dom)?($|\/)/];

/** The first chunk and all that it imports at once. `chunks`: name → its code and the names of what it imports at once. */
function withFirst(chunks, entry) {
  const first = new Set([entry]);
  for (const name of first)
    for (const imported of chunks.get(name).imports) if (chunks.has(imported)) first.add(imported);
  return [...chunks].map(([name, { code }]) => ({
    name,
    code,
    isFirst: first.has(name),
    isEntry: name === entry,
  }));
}

/** rollup and vite answer alike. */
function chunksOf(output) {
  const scripts = output.filter(({ type }) => type === 'chunk');
  const entry = scripts.find(({ isEntry }) => isEntry);
  return withFirst(new Map(scripts.map((chunk) => [chunk.fileName, chunk])), entry.fileName);
}

async function withEsbuild(app, entry, { external = reactOutside } = {}) {
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: app,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: external.length > 0 ? ['react', 'react-dom'] : [],
    outdir: 'bundled',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const chunks = outputs.map(([name, { imports }], index) => [
    name,
    {
      code: outputFiles[index].text,
      imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    },
  ]);
  return withFirst(new Map(chunks), outputs.find(([, { entryPoint }]) => entryPoint === basename(entry))[0]);
}

async function withRollup(app, entry, { external = reactOutside } = {}) {
  const packages = createRequire(join(app, 'package.json'));
  const plugin = (name) => packages(`@rollup/plugin-${name}`);
  const bundle = await rollup({
    input: entry,
    external,
    plugins: [
      plugin('replace')({
        preventAssignment: true,
        'process.env.NODE_ENV': '"production"',
      }),
      plugin('node-resolve')({ browser: true }),
      plugin('commonjs')(),
      plugin('terser')({ module: true }),
    ],
    onwarn: ({ code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return chunksOf(output);
}

async function withVite(app, entry, { external = reactOutside } = {}) {
  const { output } = await vite({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, external } },
  });
  return chunksOf(output);
}

async function withWebpack(app, entry, { external = reactOutside } = {}) {
  const webpack = createRequire(join(app, 'package.json'))('webpack');
  const folder = join(app, 'webpacked', basename(entry));
  const stats = await new Promise((resolve, reject) => {
    webpack(
      {
        context: app,
        mode: 'production',
        entry,
        experiments: { outputModule: true },
        externalsType: 'module',
        externals: external,
        output: { path: folder, module: true, chunkFormat: 'module' },
        performance: false,
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
  });
  const { assets, entrypoints, errors } = stats.toJson({
    all: false,
    assets: true,
    entrypoints: true,
    errors: true,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const first = new Set(entrypoints.main.assets.map(({ name }) => name));
  return assets
    .filter(({ name }) => /\.m?js$/.test(name))
    .map(({ name }) => ({
      name,
      code: readFileSync(join(folder, name), 'utf8'),
      isFirst: first.has(name),
      isEntry: /^main\b/.test(name),
    }));
}

export const bundlers = { esbuild: withEsbuild, rollup: withRollup, vite: withVite, webpack: withWebpack };
