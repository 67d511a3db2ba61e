import { expect, test } from 'vitest';
import { uploadPicture } from '../../../../../src/contract';
import { eachRow } from '../../../../eachRow';
import { backendInTests, failureOf } from '../../backend';

const { client } = backendInTests();
const upload = (file: Blob) => client.call(uploadPicture, { body: { file } });

test('a picture is answered at its address, byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  const { url } = await upload(new Blob([bytes], { type: 'image/png' }));
  const answer = await fetch(url);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
});

eachRow<[string, Blob]>([
  ['a text', new Blob(['hello'], { type: 'text/plain' })],
  ['an empty file', new Blob([], { type: 'image/png' })],
])('%s is refused', async (_, file) => {
  expect((await failureOf(upload(file))).code).toBe(4000);
});
