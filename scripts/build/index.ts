// Builds the package: scripts and styles by tsup, and beside it the declarations by one run of tsc.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bundleDeclarations, emitted } from './declarations';

const { resolve } = createRequire(import.meta.url);

function run(script: string, ...args: string[]) {
  return new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, [resolve(script), ...args], { stdio: 'inherit' });
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`${script} ended with ${String(code)}`));
    });
  });
}

async function declarations() {
  // A module that became a folder would still be found as the file it was.
  rmSync(emitted, { recursive: true, force: true });
  await run('typescript/bin/tsc', '-p', 'tsconfig.declarations.json');
  await bundleDeclarations('dist');
}

rmSync('dist', { recursive: true, force: true });
await Promise.all([run('tsup/dist/cli-default.js'), declarations()]);
