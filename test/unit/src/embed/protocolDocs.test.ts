import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedTexts } from '../../../../scripts/embed-texts.mjs';
import { frameExchanges } from '../../../../src/contract/exchanges/frameMessages';
import {
  frameEventDocs,
  frameEvents,
  hostCommandDocs,
  hostCommands,
  type MessageDoc,
} from '../../../../src/embed';
import { attributeDocs, attributeNames } from '../../../../src/embed/element';
import { eachRow } from '../../../eachRow';

const guide = existsSync('docs/embedding.md') ? readFileSync('docs/embedding.md', 'utf8') : '';
/** A row of a table of the guide that begins with this name. */
const rowOf = (name: string) =>
  guide.split('\n').find((line) => new RegExp(`^\\| \`${name}\` +\\|`).test(line)) ?? '';

eachRow(Object.entries({ ...frameEventDocs, ...hostCommandDocs }))(
  'the guide has a row for %s with each member of it',
  (type, { payload }) => {
    expect(rowOf(type)).not.toBe('');
    for (const member of Object.keys(payload)) expect(rowOf(type)).toContain(`\`${member}\``);
  },
);

eachRow(attributeNames)('the guide says what the attribute %s is for', (name) => {
  expect(rowOf(name)).toContain(attributeDocs[name]);
});

test('every member that is checked is described, and none else', () => {
  const membersOf = (messages: Readonly<Record<string, object>>) =>
    Object.entries(messages).map(([type, members]) => [type, Object.keys(members).sort()]);
  const described = (docs: Readonly<Record<string, { payload: object }>>) =>
    Object.entries(docs).map(([type, { payload }]) => [type, Object.keys(payload).sort()]);
  expect(described(frameEventDocs)).toEqual(membersOf(frameEvents));
  expect(described(hostCommandDocs)).toEqual(membersOf(hostCommands));
});

test('no message has a member for what must not leave the frame', () => {
  const members = Object.entries(frameEvents).flatMap(([type, shape]) =>
    Object.keys(shape).map((name) => `${type}.${name}`),
  );
  // The code of an error is one of ours; one of a promotion stays here.
  expect(members.filter((name) => /token|email|firstName|lastName|buyer|promo|code/i.test(name))).toEqual([
    'error.code',
  ]);
});

eachRow<[string, string, Readonly<Record<string, MessageDoc<object>>>]>([
  ['frame', 'out', frameEventDocs],
  ['page', 'in', hostCommandDocs],
])('the contract’s pages know each message of the %s', (_, direction, docs) => {
  const known = frameExchanges
    .filter((exchange) => exchange.direction === direction)
    .map(({ name, purpose, trigger, payload }) => ({ name, purpose, trigger, payload }));
  const said = Object.entries(docs).map(([type, { purpose, trigger, payload }]) => {
    const envelope = { source: '`boxoffice`', version: '`1`', type: `\`${type}\`` };
    return { name: `page:${type}`, purpose, trigger, payload: { ...envelope, ...payload } };
  });
  expect(known).toEqual(said);
});

eachRow(embedTexts())('$path is what `npm run texts` writes', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
