import { parseArgs } from 'node:util';

/** `1/2` is the first half. */
function shardOf(text: string): { index: number; count: number } {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new Error(`--shard is e.g. 1/2, not ${text}.`);
}

/** What a run was asked to do. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      /** Only stories whose id has one of these in it: `kit-dialog,kit-button`. */
      only: { type: 'string', default: '' },
      /** No stories whose id begins with this: `organizer-`. */
      without: { type: 'string' },
      /** Only a part of all files: `1/2`. */
      shard: { type: 'string', default: '1/1' },
      /** Also in every real language, in forced colours, and at 400 % zoom; and on a day in five months. */
      full: { type: 'boolean', default: false },
      /** Takes the new pictures for the right ones. */
      update: { type: 'boolean', default: false },
      /** Also those that look the same: after a new version of the browser. */
      all: { type: 'boolean', default: false },
      built: { type: 'string', default: 'storybook-static' },
    },
  });
  return { ...values, shard: shardOf(values.shard) };
}
