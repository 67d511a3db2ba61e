// Puts right what esbuild wrote into `dist`: what it keeps for the order of side effects, which the package has none of, costs a partner's
// bundler whole screens (decision 57 in docs/decisions).
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { entries } from '../entries.mjs';

interface Output {
  inputs: Record<string, unknown>;
  exports: string[];
  imports: { path: string }[];
}

/** Each file that was written, by its path from the repository's folder. */
type Outputs = Map<string, Output>;

const metafile = 'dist/metafile-esm.json';
const entryFiles = entries.map(({ name }) => `dist/${name}.js`);
const bareImport = /^import "(\.[^"]+)";\n/gm;
const directive = /^(['"])use client\1;?/;

async function readOutputs(): Promise<Outputs> {
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as { outputs: Record<string, Output> };
  await rm(metafile);
  return new Map(Object.entries(outputs).filter(([file]) => file.endsWith('.js')));
}

/** Takes away imports of our own files for nothing but their side effects. */
async function removeBareImports(outputs: Outputs) {
  for (const [file, output] of outputs) {
    const code = await readFile(file, 'utf8');
    const removed = new Set(
      [...code.matchAll(bareImport)].map(([, path = '']) => posix.join(posix.dirname(file), path)),
    );
    if (removed.size === 0) continue;
    output.imports = output.imports.filter(({ path }) => !removed.has(path));
    await writeFile(file, code.replace(bareImport, ''));
  }
}

/** The files that `from` lead to; `isEnd` says which of them not to go on from. */
function reachedFrom(outputs: Outputs, from: readonly string[], isEnd = (_file: string) => false) {
  const reached = new Set(from);
  for (const file of reached)
    if (!isEnd(file))
      for (const { path } of outputs.get(file)?.imports ?? []) if (outputs.has(path)) reached.add(path);
  return reached;
}

/** Leaves out what no entry leads to: files that were made only to keep each module apart, half of all. */
async function removeUnreachable(outputs: Outputs) {
  const reached = reachedFrom(outputs, entryFiles);
  for (const file of outputs.keys())
    if (!reached.has(file)) {
      outputs.delete(file);
      await rm(file);
    }
}

/** What a file passes on: from each module, names there and here. Undefined when the file has code of its own. */
function passedOn(code: string) {
  const imported = new Map<string, { from: string; name: string }>();
  const passed = new Map<string, Map<string, string>>();
  for (const node of parseAst(code).body) {
    if (node.type === 'ImportDeclaration')
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
          return undefined;
        imported.set(specifier.local.name, {
          from: String(node.source.value),
          name: specifier.imported.name,
        });
      }
    else if (node.type === 'ExportNamedDeclaration')
      for (const { local, exported } of node.specifiers) {
        const origin = local.type === 'Identifier' ? imported.get(local.name) : undefined;
        if (!origin || exported.type !== 'Identifier') return undefined;
        const names = passed.get(origin.from) ?? new Map<string, string>();
        passed.set(origin.from, names.set(origin.name, exported.name));
      }
    else return undefined;
  }
  return passed;
}

/**
 * Writes entries as `export *` alone: a bundler then goes straight to the module of a name. Through an `import` here, esbuild would take along
 * what any lazy screen shares with the entry. What a module does not export to partners stays behind a file that names the rest.
 */
async function openByStar(outputs: Outputs) {
  for (const entry of entryFiles) {
    const passed = passedOn(await readFile(entry, 'utf8'));
    if (!passed) continue;
    const lines: string[] = [];
    let written = 0;
    for (const [from, names] of passed) {
      const all = outputs.get(posix.join('dist', from))?.exports;
      if (all?.length === names.size && [...names].every(([name, alias]) => name === alias)) {
        lines.push(`export * from "${from}";\n`);
        continue;
      }
      written += 1;
      const file = entry.replace(/\.js$/, `.${written}.js`);
      const named = [...names].map(([name, alias]) => (name === alias ? name : `${name} as ${alias}`));
      await writeFile(file, `export { ${named.join(', ')} } from "${from}";\n`);
      lines.push(`export * from "./${basename(file)}";\n`);
    }
    await writeFile(entry, lines.join(''));
  }
}

const isClient = async (source: string) => directive.test((await readFile(source, 'utf8')).trimStart());

/**
 * 'use client' stands where a server component first meets a client module, and nowhere behind it: rollup warns of each. esbuild writes it
 * into entries only.
 */
async function placeUseClient(outputs: Outputs) {
  const clients = new Set<string>();
  for (const [file, { inputs }] of outputs) {
    const own = Object.keys(inputs).filter((input) => /^src\/.*\.tsx?$/.test(input));
    if ((await Promise.all(own.map(isClient))).some(Boolean)) clients.add(file);
  }
  const met = reachedFrom(outputs, entryFiles, (file) => clients.has(file));
  for (const file of outputs.keys()) {
    const code = await readFile(file, 'utf8');
    const bare = code.replace(directive, '');
    const wanted = clients.has(file) && met.has(file) ? `"use client";\n${bare.trimStart()}` : bare;
    if (wanted !== code) await writeFile(file, wanted);
  }
}

export async function finish() {
  const outputs = await readOutputs();
  await removeBareImports(outputs);
  await removeUnreachable(outputs);
  await placeUseClient(outputs);
  await openByStar(outputs);
}
