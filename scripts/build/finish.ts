// Puts right what esbuild wrote into `dist`: what it keeps for the order of side effects, which the package has none of, costs a partner's
// bundler whole screens (decision 57 in docs/decisions).
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { joinFirst } from './joinFirst';
import { clientsAmong, entryFiles, reachedFrom, readOutputs, withDirective, type Outputs } from './outputs';

const bareImport = /^import "(\.[^"]+)";\n/gm;

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

/**
 * 'use client' stands where a server component first meets a client module, and nowhere behind it: rollup warns of each. esbuild writes it
 * into entries only.
 */
async function placeUseClient(outputs: Outputs) {
  const clients = await clientsAmong(outputs);
  const met = reachedFrom(outputs, entryFiles, { isEnd: (file) => clients.has(file) });
  for (const file of outputs.keys()) {
    const code = await readFile(file, 'utf8');
    const wanted = withDirective(code, clients.has(file) && met.has(file));
    if (wanted !== code) await writeFile(file, wanted);
  }
}

export async function finish() {
  const outputs = await readOutputs();
  await removeBareImports(outputs);
  await removeUnreachable(outputs);
  await joinFirst(outputs);
  await placeUseClient(outputs);
  await openByStar(outputs);
}
