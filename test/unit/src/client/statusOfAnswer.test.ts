import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../src/client/readAnswer';
import { getCustomCode, getScreenshot, getWebsiteCss, listOrders } from '../../../../src/contract';

const answered = (status: number, body: string) => new Response(body, { status });
const read = (endpoint: Parameters<typeof readAnswer>[0], response: Response) =>
  readAnswer(endpoint, response, 'GET /x', () => 0);

describe('002 §8: fetches of CSS, custom code and screenshots', () => {
  it.each([
    ['CSS', getWebsiteCss, 'a{}'],
    ['custom code', getCustomCode, '<b>'],
    [
      'screenshot',
      getScreenshot,
      '{"url":"https://a.example/x.png","width":1280,"height":800,"taken":"2026-02-12T15:00:00Z"}',
    ],
  ])('%s: a 200 is an answer, any other status is a refusal', async (_, endpoint, body) => {
    await expect(read(endpoint, answered(200, body))).resolves.toBeTruthy();
    for (const status of [201, 202, 203, 206])
      await expect(read(endpoint, answered(status, body))).rejects.toMatchObject({ kind: 'refused', status });
  });

  it('other calls take any 2xx', async () => {
    await expect(read({ ...listOrders, reads: (body) => body }, answered(201, '{}'))).resolves.toEqual({});
  });
});
