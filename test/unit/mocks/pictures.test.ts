import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { createMockBackend } from '../../../mocks/createMockBackend';
import { scenarios } from '../../../mocks/scenarios';

const picture = /https?:\/\/[^"\s)\\]+\.(?:jpg|jpeg|png|svg|webp|gif)/g;

/** Every address of a picture that a world names, however deep. */
const addresses = new Set(
  Object.values(scenarios).flatMap((world) =>
    typeof world === 'function' ? [] : (JSON.stringify(world).match(picture) ?? []),
  ),
);

/** Without an answer a page shows broken pictures, and the console an error for each. */
it('every picture that a world names is drawn, each address the same every time', async () => {
  const { handlers } = createMockBackend();
  const read = async (address: string) => {
    const response = await getResponse(handlers, new Request(address));
    return response?.headers.get('Content-Type') === 'image/svg+xml' ? response.text() : null;
  };
  expect(addresses.size).toBeGreaterThan(5);
  const unanswered = [];
  for (const address of addresses) {
    const [first, second] = [await read(address), await read(address)];
    if (!first?.startsWith('<svg') || first !== second) unanswered.push(address);
  }
  expect(unanswered).toEqual([]);
});
