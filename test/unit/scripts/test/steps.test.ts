import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemsOf } from '../../../../scripts/test/graph';
import { fullSteps, steps } from '../../../../scripts/test/steps';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('has no need that is missing and no circle', () => {
  expect(problemsOf(steps)).toEqual([]);
  expect(problemsOf(fullSteps)).toEqual([]);
});

it('runs scripts that package.json has', () => {
  const named = fullSteps.flatMap(({ command }) => /^npm run --silent (\S+)/.exec(command)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('shows every language in the full run', () => {
  expect(fullSteps.find(({ name }) => name === 'stories')?.command).toMatch(/ --full$/);
});
