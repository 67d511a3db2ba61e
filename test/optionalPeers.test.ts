import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries } from '../scripts/entries.mjs';
import { importsIn, targetOf } from './boundaries';

interface Package {
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}
const { peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

/** Everything the mock backend does, it does with msw. */
const optional = Object.keys(peerDependenciesMeta).filter((name) => name !== 'msw');
const isOptional = (specifier: string) =>
  optional.some((name) => specifier === name || specifier.startsWith(`${name}/`));

const imports = (path: string) =>
  importsIn(path, readFileSync(path, 'utf8')).flatMap(({ specifier, isType, isLate, line }) => {
    if (isType || isLate) return [];
    return { specifier, line, target: specifier.startsWith('.') ? targetOf(path, specifier) : undefined };
  });

test('every entry can be imported without the packages that only some partners need', () => {
  const reached = new Set(entries.map(({ source }) => source));
  const problems: string[] = [];
  for (const path of reached)
    for (const { specifier, line, target } of imports(path)) {
      if (target) reached.add(target);
      if (isOptional(specifier)) problems.push(`${path}:${line} imports ${specifier}`);
    }
  expect(reached.size).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
