import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedComments, withoutReferences } from '../../../../scripts/build/references';
import { traces } from '../../../../scripts/build/traces.mjs';
import { eachRow } from '../../../eachRow';

eachRow([
  ['The promotion code in force. 000 §4. @public', 'The promotion code in force. @public'],
  ['The code is dropped (FAULTS F08).', 'The code is dropped.'],
  ['Change a tag. 002 §7 tags, 002 §9. Fails: 4046.', 'Change a tag. Fails: 4046.'],
  ['Answered once. 002 §6. The token is secret.', 'Answered once. The token is secret.'],
  ['Remove it. Fails: 4046 no such task. Source: 002 §7 Tasks.', 'Remove it. Fails: 4046 no such task.'],
  ['List them. Source: 002 §7 Tasks; the order is ours. Newest first.', 'List them. Newest first.'],
  ['Add it. Ours: the requirements have no call that adds one. Fails: 4046.', 'Add it. Fails: 4046.'],
  ['More time. Not in the requirements: WCAG 2.2.1 wants it. Ends later.', 'More time. Ends later.'],
  ['Add it. Ours: the\nrequirements have no call for it. Fails: 4046.', 'Add it. Fails: 4046.'],
  ['One job. Fails: 4046 unknown job. Ours, as its neighbour.', 'One job. Fails: 4046 unknown job.'],
  ['Days. Ours. @experimental', 'Days. @experimental'],
  ['A face. Ours: 000 to 002 name no way to get one. Fails: 4000.', 'A face. Fails: 4000.'],
  ['One hold. docs/decisions/0015. @public', 'One hold. @public'],
  [
    'Give it away (002 §3 Transfer, §5, §7, which calls it so).\n@calls 208 211\n@public',
    'Give it away.\n@public',
  ],
  ['Read it. Fails: 4040. Not in the requirements. @experimental', 'Read it. Fails: 4040. @experimental'],
  ['000 §4 Promotion: a code is tried.', 'A code is tried.'],
  ['Minor units (000 §9: divided by 100).', 'Minor units (divided by 100).'],
  ['A row. 000 §4.\n@example\n<Row>\n  {name}\n</Row>', 'A row.\n@example\n<Row>\n  {name}\n</Row>'],
  ['As RFC 9110 §11.4 has it.', 'As RFC 9110 §11.4 has it.'],
])('%s → %s', (comment, published) => {
  expect(withoutReferences(comment)).toBe(published);
});

test('no public comment refers to an internal document, or has nothing else to say', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const comments = files.flatMap((file) => {
    const found = readFileSync(join('src', file), 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [];
    return found.filter((text) => /@(public|experimental)\b/.test(text)).map((text) => ({ file, text }));
  });
  const wrong = comments.filter(({ text }) => {
    const published = publishedComments(text);
    return (
      traces.test(published) ||
      /\bSource\b\.?\s*\*\/$/.test(published) ||
      !/[a-z]{2}/i.test(published.replaceAll(/@\w+/g, ''))
    );
  });
  expect(comments.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('openapi.json refers to no internal document', () => {
  const text = readFileSync('src/contract/generated/openapi.json', 'utf8');
  expect(traces.exec(text)?.[0]).toBeUndefined();
});
