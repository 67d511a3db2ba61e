import { expect, test } from 'vitest';
import type { PageDocs } from '../../../../../stories/docs/component/ComponentDocs';
import { statusOf } from '../../../../../stories/docs/component/status';

const pages = import.meta.glob<PageDocs>('../../../../../stories/{headless,widget}/*.docs.tsx', {
  import: 'docs',
  eager: true,
});

test('a component in parts has the status of its name, not of its root', () => {
  const records = Object.values(pages).flatMap((page) => Object.values(page));
  const inParts = records.filter(({ components }) => Object.keys(components)[0]?.includes('.'));
  expect(inParts.length).toBeGreaterThan(10);
  expect(inParts.map((record) => statusOf(record).label)).toEqual(inParts.map(() => 'stable'));
});
