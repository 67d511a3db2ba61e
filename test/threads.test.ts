import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const posting = (name: string) => `
  const channel = new BroadcastChannel('${name}');
  channel.postMessage('answered');
  setTimeout(() => channel.close(), 50);`;

test('tests that run beside these are not heard', async () => {
  const channel = new BroadcastChannel('bank');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  await once(new Worker(posting('bank'), { eval: true }), 'exit');
  const own = new BroadcastChannel('bank');
  own.postMessage('our own');
  await expect.poll(() => heard).toContain('our own');
  expect(heard).toEqual(['our own']);
  [channel, own].forEach((one) => one.close());
});
