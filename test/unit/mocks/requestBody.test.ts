import { expect, it } from 'vitest';
import { readBody } from '../../../mocks/requestBody';
import { holdTickets } from '../../../src/contract';

const bodyOf = (text: string) =>
  readBody(
    holdTickets,
    new Request('http://backend.test', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
    }),
  );

it('A23: has no name that leads to a prototype, however deep', async () => {
  const body = await bodyOf(
    '{"a":{"__proto__":{"admin":true},"b":1},"constructor":{"prototype":{}},"c":[2]}',
  );
  expect(JSON.stringify(body)).toBe('{"a":{"b":1},"c":[2]}');
  expect(Object.hasOwn((body as { a: object }).a, '__proto__')).toBe(false);
});
