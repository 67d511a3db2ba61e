import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as headless from '../../../../src/headless';

/** Those that draw an element take a ref. */
const drawsElement = (part: unknown) =>
  typeof part === 'object' && part !== null && '$$typeof' in part && 'render' in part;

test('every part that draws an element is checked for what all of them do', () => {
  const parts = Object.entries(headless).flatMap(([name, group]) =>
    Object.entries(group as object)
      .filter(([, part]) => drawsElement(part))
      .map(([part]) => `${name}.${part}`),
  );
  expect(parts.length).toBeGreaterThan(90);
  const folder = 'test/unit/src/headless';
  const checked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .filter((source) => source.includes('describeConformance('))
    .join('\n');
  // A table of parts has the name at the beginning of a row.
  const isChecked = (part: string) =>
    new RegExp(`(describeConformance\\(|^ *\\[)'${part}',`, 'm').test(checked);
  expect(parts.filter((part) => !isChecked(part))).toEqual([]);
});
