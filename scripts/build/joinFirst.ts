// Joins the modules of the first screen into two files. A bundler that splits makes a chunk of every module that another chunk shares, which
// was 41 requests before the first ticket (decision 73 in docs/decisions).
import { readFile, rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { build } from 'esbuild';
import { clientsAmong, entryFiles, reachedFrom, type Outputs } from './outputs';

/** Each takes what its module imports at once and no earlier one has. */
const joined = [
  { file: 'dist/first-list.js', root: 'src/themed/tickets/TicketSelection.tsx' },
  { file: 'dist/first-widget.js', root: 'src/widget/TicketWidget.tsx' },
];

/** Used without the widget: with it in one file, a bundler that splits would bring along what the widget's later screens share. */
const aloneEntries = ['dist/headless.js', 'dist/hooks.js'];
const aloneSources = ['src/themed/kit/Button.tsx'];

/** The file that a module was written to. */
function fileOf(outputs: Outputs, source: string): string {
  for (const [file, { inputs }] of outputs)
    if (source in inputs && file.startsWith('dist/chunk-')) return file;
  throw new Error(`${source} has no file in dist`);
}

/** What stays a file of its own. */
async function aloneAmong(outputs: Outputs): Promise<Set<string>> {
  const clients = await clientsAmong(outputs);
  // A server component calls these; in a file with client modules they would be references.
  const forServers = [...reachedFrom(outputs, entryFiles, { isEnd: (file) => clients.has(file) })];
  const later = [...outputs.values()].flatMap(({ imports }) =>
    imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? path : [])),
  );
  const roots = aloneSources.map((source) => fileOf(outputs, source));
  return new Set([
    ...reachedFrom(outputs, [...aloneEntries, ...roots], { isStatic: true }),
    ...forServers.filter((file) => !clients.has(file)),
    ...later,
  ]);
}

/** The code of several files as one, with all that they export. */
async function bundled(outputs: Outputs, files: ReadonlySet<string>, into: string): Promise<string> {
  const folder = posix.dirname(into);
  const lines = [...files].map((file) => {
    const names = outputs.get(file)?.exports.join(', ') ?? '';
    return `export { ${names} } from "./${posix.relative(folder, file)}";`;
  });
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    plugins: [
      {
        name: 'only-these',
        setup(bundler) {
          bundler.onResolve({ filter: /./ }, ({ path, kind }) =>
            kind !== 'dynamic-import' && files.has(posix.join(folder, path))
              ? undefined
              : { path, external: true, sideEffects: false },
          );
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/** Imports of the joined files, by one that has them all. */
async function pointTo(into: string, files: ReadonlySet<string>, outputs: Outputs) {
  for (const [file, output] of outputs) {
    if (!output.imports.some(({ path }) => files.has(path))) continue;
    const folder = posix.dirname(file);
    const code = await readFile(file, 'utf8');
    const written = code.replaceAll(/(?<=^(?:import \{[^}]*\}|\}) from ")\.[^"]+(?=";$)/gm, (path) =>
      files.has(posix.join(folder, path)) ? `./${posix.relative(folder, into)}` : path,
    );
    await writeFile(file, written);
    output.imports = [
      ...output.imports.filter(({ path }) => !files.has(path)),
      { path: into, kind: 'import-statement' },
    ];
  }
}

async function join(outputs: Outputs, files: ReadonlySet<string>, into: string) {
  const code = await bundled(outputs, files, into);
  const parts = [...files].flatMap((file) => outputs.get(file) ?? []);
  const exports = parts.flatMap((part) => part.exports);
  if (new Set(exports).size < exports.length) throw new Error(`Two modules of ${into} export the same name`);
  for (const file of files) {
    outputs.delete(file);
    await rm(file);
  }
  await pointTo(into, files, outputs);
  await writeFile(into, code);
  outputs.set(into, {
    inputs: Object.assign({}, ...parts.map(({ inputs }) => inputs)) as Record<string, unknown>,
    exports,
    imports: parts.flatMap(({ imports }) => imports).filter(({ path }) => !files.has(path)),
  });
}

export async function joinFirst(outputs: Outputs) {
  const alone = await aloneAmong(outputs);
  for (const { file, root } of joined) {
    const all = reachedFrom(outputs, [fileOf(outputs, root)], { isStatic: true });
    await join(outputs, new Set([...all].filter((part) => !alone.has(part))), file);
    const behind = (outputs.get(file)?.imports ?? []).flatMap(({ path, kind }) =>
      kind === 'dynamic-import' ? [] : path,
    );
    if (reachedFrom(outputs, behind, { isStatic: true }).has(file))
      throw new Error(`${file} imports itself in a ring: what leads back to it has to stay alone`);
    alone.add(file);
  }
}
