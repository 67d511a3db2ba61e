// What a framework with server components does at import: of a client module the server has names only, and calling one throws.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const exportsOf = async (file) => {
  const options = { entryPoints: [file], bundle: false, write: false, metafile: true, outdir: 'unwritten' };
  const { metafile } = await build({ ...options, format: 'esm', logLevel: 'silent' });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
};

const reference = (name, file) =>
  `() => { throw new Error(${JSON.stringify(`${name} of ${file} is a client's, and was called on the server`)}); }`;

export async function load(url, context, next) {
  if (!url.startsWith('file:') || context.format !== 'module') return next(url, context);
  const file = fileURLToPath(url);
  if (!/^\s*(['"])use client\1/.test(await readFile(file, 'utf8'))) return next(url, context);
  const names = await exportsOf(file);
  const lines = names.map((name) =>
    name === 'default'
      ? `export default ${reference(name, file)};`
      : `export const ${name} = ${reference(name, file)};`,
  );
  return { format: 'module', shortCircuit: true, source: lines.join('\n') };
}
