import { expect, it } from 'vitest';
import { createMockBackend } from '../../../../../../mocks';
import { randomToken } from '../../../../../../mocks/http/tokens';
import { newCodes } from '../../../../../../mocks/areas/promotions/rules/promotions';

const codesOf = (options: Parameters<typeof createMockBackend>[0] = {}) =>
  newCodes(createMockBackend(options).db, '1001', 50, 'PIER');

it('A32: codes in bulk are drawn at random where strangers can try them', () => {
  const codes = [...codesOf({ createToken: randomToken }), ...codesOf({ createToken: randomToken })];
  expect(new Set(codes).size).toBe(100);
  for (const code of codes) expect(code).toMatch(/^PIER[A-Z2-9]{8}$/);
});

it('codes in bulk are the same in every run of a story', () => {
  expect(codesOf()).toEqual(codesOf());
});
