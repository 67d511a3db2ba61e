import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coveredRows, handlerFiles } from '../../scripts/contract/coverage';
import { generatedFiles } from '../../scripts/contract/generated';
import { readContract } from '../../scripts/contract/readContract';
import { exchanges } from '../../src/contract';

const calls = readContract();
const rows = coveredRows(calls);
const nameOf = ({ id, path }: { id: string; path: string }) => `${id} ${path}`;

describe('the requirements’ calls', () => {
  it('that are HTTP are each declared as a call', () => {
    const missing = rows.filter(({ kind, calls: found }) => kind === 'http' && found.length === 0);
    expect(missing.map(nameOf)).toEqual([]);
  });

  it('that are not HTTP are each documented as an exchange', () => {
    const missing = rows.filter(({ kind, exchanges: found }) => kind !== 'http' && found.length === 0);
    expect(missing.map(nameOf)).toEqual([]);
  });

  it('have the verb and the time-out they are required to have', () => {
    const wrong = rows.flatMap((row) =>
      row.calls
        .filter(
          ({ endpoint }) =>
            (row.method !== null && endpoint.method !== row.method) ||
            (row.timeout !== null && endpoint.timeout !== row.timeout),
        )
        .map(({ name, endpoint }) => `${nameOf(row)}: ${name} ${endpoint.method} ${endpoint.timeout}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are known by their rows, and no call or exchange names another', () => {
    const known = new Set(rows.map(({ id }) => id));
    const named = [...calls.flatMap((call) => call.rows), ...exchanges.flatMap((exchange) => exchange.calls)];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

it('every call has a handler', () => {
  const handlers = handlerFiles();
  expect(calls.map(({ name }) => name).filter((name) => !handlers.has(name))).toEqual([]);
});

it('what is generated from the contract is up to date: npm run contract', async () => {
  for (const { path, text } of await generatedFiles())
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') === text, path).toBe(true);
});
