import { build } from 'esbuild';

/** A script of ours as one text for a page, with what it exports under one name. */
export async function bundle(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
