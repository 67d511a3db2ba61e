import { expect, test } from 'vitest';
import { endpoints } from '../mocks';
import * as contract from '../src/contract';

const isCall = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

test('the mock backend knows every call of the contract', () => {
  const calls = Object.entries(contract).filter(([, value]) => isCall(value));
  expect([...endpoints.values()].sort()).toEqual(calls.map(([name]) => name).sort());
});
