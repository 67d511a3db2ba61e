import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mirroredFolders, whyMisplaced } from './mirrored';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

test('the test of a file lies at the path of the file', () => {
  const sources = mirroredFolders.flatMap(filesIn).filter((file) => /\.(tsx?|mjs|json)$/.test(file));
  const tests = filesIn('test/unit').filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.flatMap((file) => whyMisplaced(file, sources) ?? [])).toEqual([]);
});

test('a test that lies elsewhere is reported', () => {
  const sources = ['src/domain/order/step.ts', 'src/domain/money/money.ts', 'mocks/db/index.ts'];
  const why = (path: string) => whyMisplaced(`test/unit/${path}`, sources);
  expect(
    ['money.test.ts', 'src/rules/money.test.ts', 'src/domain/step.test.ts', 'db/world.test.tsx'].map(why),
  ).toEqual([
    'test/unit/money.test.ts: there is neither money nor .',
    'test/unit/src/rules/money.test.ts: there is neither src/rules/money nor src/rules',
    'test/unit/src/domain/step.test.ts: src/domain/order/step.ts lies in another folder',
    'test/unit/db/world.test.tsx: there is neither db/world nor db',
  ]);
  expect(
    [
      'src/domain/money.test.ts',
      'src/domain/order.test.ts',
      'src/domain/order/twice.test.ts',
      'mocks/db/step.test.ts',
    ].map(why),
  ).toEqual([null, null, null, null]);
});
