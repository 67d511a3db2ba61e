import { readFile, rm } from 'node:fs/promises';
import { entries } from '../entries.mjs';

interface Output {
  inputs: Record<string, unknown>;
  exports: string[];
  imports: { path: string; kind: string }[];
}

/** Each file that was written, by its path from the repository's folder. */
export type Outputs = Map<string, Output>;

const metafile = 'dist/metafile-esm.json';
const directive = /^(['"])use client\1;?/;

export const entryFiles = entries.map(({ name }) => `dist/${name}.js`);

export async function readOutputs(): Promise<Outputs> {
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8')) as { outputs: Record<string, Output> };
  await rm(metafile);
  return new Map(Object.entries(outputs).filter(([file]) => file.endsWith('.js')));
}

interface Reach {
  /** Files not to go on from. */
  isEnd?: (file: string) => boolean;
  /** Only what is imported at once. */
  isStatic?: boolean;
}

/** The files that `from` lead to, themselves among them. */
export function reachedFrom(outputs: Outputs, from: readonly string[], { isEnd, isStatic }: Reach = {}) {
  const reached = new Set(from);
  for (const file of reached)
    if (!isEnd?.(file))
      for (const { path, kind } of outputs.get(file)?.imports ?? [])
        if (outputs.has(path) && !(isStatic && kind === 'dynamic-import')) reached.add(path);
  return reached;
}

const isClient = async (source: string) => directive.test((await readFile(source, 'utf8')).trimStart());

/** The files with a source that says 'use client'. */
export async function clientsAmong(outputs: Outputs): Promise<Set<string>> {
  const clients = new Set<string>();
  for (const [file, { inputs }] of outputs) {
    const own = Object.keys(inputs).filter((input) => /^src\/.*\.tsx?$/.test(input));
    if ((await Promise.all(own.map(isClient))).some(Boolean)) clients.add(file);
  }
  return clients;
}

/** A file's code with the directive at its head, or without. */
export function withDirective(code: string, isWanted: boolean): string {
  const bare = code.replace(directive, '');
  return isWanted ? `"use client";\n${bare.trimStart()}` : bare;
}
