import { afterAll, describe, expect, it, vi } from 'vitest';
import { afterEachRow, beforeEachRow, checkRows, eachRow } from './eachRow';

const failureOf = async (checked: Promise<void>) => {
  const error: unknown = await checked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AggregateError) return error;
  throw new Error('no row failed', { cause: error });
};

describe('a table with failing rows', () => {
  const sums = [
    [1, 2, 3],
    [1, 2, 4],
    [2, 2, 4],
    [2, 3, 4],
  ];

  it('reports each of them by its title, and checks the rows between', async () => {
    const checked: number[] = [];
    const error = await failureOf(
      checkRows(sums, '%d + %d = %d', (a, b, sum) => {
        checked.push(Number(sum));
        expect(Number(a) + Number(b)).toBe(sum);
      }),
    );
    expect(checked).toEqual([3, 4, 4, 4]);
    expect(error.message).toMatch(/^2 of 4 rows fail\n1 \+ 2 = 4: .*\n2 \+ 3 = 4: /);
    // Each stays the error of its expectation, so that what was expected and what came are shown side by side.
    expect(error.errors).toMatchObject([
      { actual: 3, expected: 4 },
      { actual: 5, expected: 4 },
    ]);
    expect(error.errors.map(String)).toEqual([
      expect.stringContaining('1 + 2 = 4: '),
      expect.stringContaining('2 + 3 = 4: '),
    ]);
  });

  it('waits for what a row promises', async () => {
    const error = await failureOf(
      checkRows(['a', 'b', 'c'], 'is %s', (row) =>
        row === 'b' ? Promise.resolve() : Promise.reject(new Error('no')),
      ),
    );
    expect(error.errors.map(String)).toEqual(['Error: is a: no', 'Error: is c: no']);
  });

  it('names a row that hangs', async () => {
    vi.useFakeTimers();
    const hanging = () => new Promise(() => undefined);
    const checked = failureOf(
      checkRows(['a', 'b'], 'is %s', (row) => (row === 'a' ? hanging() : undefined), 10),
    );
    const error = await checked.finally(() => vi.useRealTimers());
    expect(error.errors.map(String)).toEqual(['Error: is a: It takes longer than 10 ms.']);
  });

  it('takes an array among other values for a value', async () => {
    const checked: unknown[] = [];
    const check = (...row: readonly unknown[]) => checked.push(row);
    await checkRows([['a'], null], '%j', check);
    await checkRows([['a'], ['b', 'c']], '%j', check);
    expect(checked).toEqual([[['a']], [null], ['a'], ['b', 'c']]);
  });

  it('names members of a row, its index, and a row that the title does not name', async () => {
    const fail = () => {
      throw new Error('no');
    };
    const messages = async (rows: readonly unknown[], title: string) =>
      (await failureOf(checkRows(rows, title, fail))).errors.map(({ message }: Error) => message);
    expect(await messages([{ at: { once: 'here' } }], '$at.once and $gone')).toEqual([
      'here and undefined: no',
    ]);
    expect(await messages([['x'], ['y']], '%#: %j of 100 %%')).toEqual([
      '0: "x" of 100 %: no',
      '1: "y" of 100 %: no',
    ]);
    expect(await messages([[1, 'x']], 'is right')).toEqual(['is right [0] [1,"x"]: no']);
  });
});

it('a table without rows checks nothing, and fails', async () => {
  await expect(checkRows([], '%s', () => undefined)).rejects.toThrow('The table has no rows.');
});

describe('what surrounds a test', () => {
  const events: string[] = [];
  beforeEachRow(() => events.push('before'));
  afterEachRow(() => events.push('after'));
  afterAll(() => {
    expect(events).toEqual(['before', 'a', 'after', 'before', 'b', 'after']);
  });

  eachRow(['a', 'b'])('surrounds the row %s too', (row) => {
    events.push(row);
    expect(events.slice(-2)).toEqual(['before', row]);
  });
});

describe('what surrounds other tests', () => {
  const other: string[] = [];
  describe('of its own', () => {
    beforeEachRow(() => other.push('before'));
    it('is done there', () => {
      expect(other).toEqual(['before']);
    });
  });

  eachRow(['a', 'b'])('is not done for the row %s', () => {
    expect(other.filter((event) => event === 'before').length).toBeLessThan(2);
  });
});
