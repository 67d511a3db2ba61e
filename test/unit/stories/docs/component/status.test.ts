import { expect, test } from 'vitest';
import type { PageDocs } from '../../../../../stories/docs/component/ComponentDocs';
import { statusOf, statusOfName } from '../../../../../stories/docs/component/status';

const pages = import.meta.glob<PageDocs>('../../../../../stories/**/*.docs.tsx', {
  import: 'docs',
  eager: true,
});

const records = Object.values(pages).flatMap((page) => Object.values(page));

test('each component with a page is in a report of public names, which says its status', () => {
  const names = records.flatMap(({ components }) => Object.keys(components)[0]?.split('.')[0] ?? []);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => statusOfName(name) === undefined)).toEqual([]);
});

test('a component in parts has the status of its name, not of its root', () => {
  const inParts = records.filter(({ components }) => Object.keys(components)[0]?.includes('.'));
  expect(inParts.length).toBeGreaterThan(10);
  expect(inParts.map((record) => statusOf(record).label)).toEqual(inParts.map(() => 'stable'));
});
