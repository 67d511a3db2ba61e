import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Step } from './graph';
import { runSteps } from './runSteps';
import { quoted } from './choose';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Where this branch left the main one; on the main branch itself, the last commit. */
function baseOfBranch() {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', main, 'HEAD');
    } catch {
      // A clone need not have both.
    }
  return 'HEAD';
}

/** Files that are there and differ from a commit, also those that git does not know yet. */
function changedSince(base: string) {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${added}`.split('\n'))].filter((file) => file !== '' && existsSync(file));
}

/** The checks that a change of these files can fail: tests by the import graph, the rest by the files themselves. */
export function stepsForChange(files: readonly string[], base: string): Step[] {
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const scripts = matching(/\.(ts|tsx|mts|js|mjs)$/).filter((file) => !/^examples\/|\.d\.mts$/.test(file));
  const sources = matching(/\.(ts|tsx|mjs|json|css)$/);
  const listed = (found: readonly string[]) => found.map(quoted).join(' ');
  const since = `--changed=${base} --passWithNoTests`;
  return [
    ...(files.length > 0
      ? [
          {
            name: 'format',
            command: `oxfmt --check --no-error-on-unmatched-pattern ${listed(files)}`,
          },
        ]
      : []),
    ...(scripts.length > 0
      ? [
          { name: 'typecheck', command: 'npm run --silent typecheck' },
          { name: 'oxlint', command: `oxlint --deny-warnings ${listed(scripts)}` },
        ]
      : []),
    ...(matching(/(^|\/)(locales|i18n)\//).length > 0
      ? [{ name: 'texts', command: 'npm run --silent i18n' }]
      : []),
    ...(sources.length > 0
      ? [
          // They read the files of the project instead of importing them.
          { name: 'rules', command: 'vitest run --project unit test/boundaries test/ledger test/styles' },
          { name: 'unit', command: `vitest run --project unit --project dom ${since}` },
          {
            name: 'stories',
            command: `vitest run --project storybook ${since}`,
            inBrowser: true,
          },
        ]
      : []),
  ];
}

/** `npm run test:changed`, or `npm run test:changed -- HEAD~3` for what differs from another commit. */
export async function testChanged(base = baseOfBranch()) {
  const files = changedSince(base);
  console.log(`${files.length} files differ from ${base.slice(0, 12)}.`);
  return runSteps(stepsForChange(files, base));
}
