import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';

const built = new Map<string, Promise<string>>();

/** A program of ours as one file with all that it imports, so that a process starts in a moment. Answers its path. */
export function bundled(entry: string): Promise<string> {
  const file = built.get(entry) ?? bundle(entry);
  built.set(entry, file);
  return file;
}

async function bundle(entry: string): Promise<string> {
  const name = `${basename(entry, '.ts')}.mjs`;
  const outfile = fileURLToPath(
    new URL(`../node_modules/.cache/bundled-${process.pid}-${threadId}/${name}`, import.meta.url),
  );
  process.once('exit', () => rmSync(dirname(outfile), { recursive: true, force: true }));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg'],
    // Packages in CommonJS require the modules of Node.
    banner: {
      js: "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}
