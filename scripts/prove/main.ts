// npm run test:prove: plants one defect of each kind into a copy of the last commit, and shows that `npm test` fails and names it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { planted } from '../planting/edit';
import { defects, type Defect } from './defects';

/** Not below node_modules, where no test runner follows an import. */
const copy = mkdtempSync(join(tmpdir(), 'boxoffice-prove-'));
const only = process.argv[2] ?? '';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

function plant(defect: Defect) {
  const path = join(copy, defect.file);
  writeFileSync(path, planted(readFileSync(path, 'utf8'), defect));
}

/** Undefined when the run failed and named the defect; else what it did instead. */
function problemOf({ steps, named }: Defect): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...steps.split(' ')], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return 'passed';
  return named.test(stdout + stderr) ? undefined : `failed without naming it:\n${stdout.slice(-2_000)}`;
}

git('worktree', 'add', '--detach', '--force', copy, 'HEAD');
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
const chosen = defects.filter(({ name }) => name.includes(only));
let missed = 0;
try {
  for (const defect of chosen) {
    const began = performance.now();
    plant(defect);
    const problem = problemOf(defect);
    git('-C', copy, 'checkout', '--quiet', '--', '.');
    if (problem) missed += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${problem ? 'MISSED' : 'found '} · ${defect.name} · ${defect.steps} · ${seconds} s${problem ? `\n${problem}` : ''}`,
    );
  }
} finally {
  git('worktree', 'remove', '--force', copy);
}
console.log(`${chosen.length - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;
