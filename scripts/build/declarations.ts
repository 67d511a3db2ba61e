import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { rollup, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { entries } from '../entries.mjs';
import { publishedComments } from './references';

/** Where tsc leaves a declaration file for each module: tsconfig.declarations.json. */
export const emitted = resolve('node_modules/.cache/declarations/modules');

/** An imported catalogue has keys and no texts in the declarations. */
function catalogueDeclaration(json: string) {
  const keys = Object.keys(JSON.parse(json) as Record<string, unknown>);
  const rows = keys.map((key) => `  ${JSON.stringify(key)}: string;\n`).join('');
  return `declare const texts: {\n${rows}};\nexport default texts;\n`;
}

/** tsc writes none for JSON: found beside the source, and declared. */
const catalogues: Plugin = {
  name: 'catalogues',
  resolveId(specifier, importer) {
    if (!specifier.endsWith('.json') || !importer) return null;
    return `${resolve(relative(emitted, resolve(dirname(importer), specifier)))}.d.ts`;
  },
  load: (id) =>
    id.endsWith('.json.d.ts') ? catalogueDeclaration(readFileSync(id.slice(0, -5), 'utf8')) : null,
};

const { peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};
const optional = Object.keys(peerDependenciesMeta);

/** What our comments refer to is not in the package. */
const comments: Plugin = { name: 'published-comments', renderChunk: publishedComments };

/** A partner without an optional package still checks every declaration: with `skipLibCheck: false` its import would be an error. */
const optionalImports: Plugin = {
  name: 'optional-imports',
  renderChunk: (code) =>
    code.replace(/^import .*'([^']+)';$/gm, (line, from: string) =>
      optional.some((name) => from === name || from.startsWith(`${name}/`))
        ? `// @ts-ignore: optional\n${line}`
        : line,
    ),
};

/**
 * Writes `dist/{entry}.d.ts` from what tsc emitted. Bundled, so that an entry names only the packages that its own types need: a partner who
 * does not sell with Stripe has none of its types.
 */
export async function bundleDeclarations(outDir: string) {
  const bundle = await rollup({
    input: Object.fromEntries(
      entries.map(({ name, source }) => [name, resolve(emitted, source.replace(/\.tsx?$/, '.d.ts'))]),
    ),
    // It takes everything below node_modules for a package of somebody else, also our own cache there.
    plugins: [catalogues, dts({ respectExternal: true }), comments, optionalImports],
    external: (id) => !/^[./]|^[A-Z]:/.test(id),
  });
  await bundle.write({ dir: outDir, entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
  await bundle.close();
}
