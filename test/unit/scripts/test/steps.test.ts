import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemsOf } from '../../../../scripts/test/graph';
import { steps, stepsOfFullRun } from '../../../../scripts/test/steps';

const allSteps = [...new Set([...steps, ...stepsOfFullRun])];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('has no need that is missing and no circle', () => {
  expect(problemsOf(steps)).toEqual([]);
  expect(problemsOf(stepsOfFullRun)).toEqual([]);
});

it('runs scripts that package.json has', () => {
  const named = allSteps.flatMap(({ command }) => /^npm run --silent (\S+)/.exec(command)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
