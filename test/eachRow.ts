import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';

type Hook = () => unknown;

/** Milliseconds for one row; only what hangs ends by it. */
const rowTimeout = 300_000;
const realTimers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

type Table<Row extends readonly unknown[]> = (title: string, check: (...row: Row) => unknown) => void;

/** What the running file does around each row; the same for all copies of this module, which a file may load anew. */
const shared = globalThis as { aroundRows?: { before: Hook[]; after: Hook[] } };
const hooks = (shared.aroundRows ??= { before: [], after: [] });

/**
 * A table as one test, written as `test.each`: every row is checked, and all that fail are reported, each by the title with the
 * row's values in it. A test for every row would cost more than the row does.
 */
export function eachRow<Row extends unknown[] | [unknown]>(rows: readonly Row[]): Table<Row>;
export function eachRow<Row extends readonly unknown[]>(rows: readonly Row[]): Table<Row>;
export function eachRow<Row>(rows: readonly Row[]): Table<[Row]>;
export function eachRow(rows: readonly unknown[]): Table<readonly unknown[]> {
  return (title, check) => {
    const timeout = (rows.length + 1) * rowTimeout;
    test(titleOfTable(title, rows), { timeout }, () => checkRows(rows, title, check));
  };
}

/** As `beforeEach`, and before each further row of a table. */
export function beforeEachRow(prepare: Hook): void {
  whileRunning(hooks.before, prepare);
  beforeEach(async () => {
    await prepare();
  });
}

/** As `afterEach`, and after each row of a table but the last, which is followed by the end of the test. */
export function afterEachRow(cleanUp: Hook): void {
  whileRunning(hooks.after, cleanUp);
  afterEach(async () => {
    await cleanUp();
  });
}

/** Checks all rows, then throws what each of the failing ones failed with. */
export async function checkRows(
  rows: readonly unknown[],
  title: string,
  check: (...row: readonly unknown[]) => unknown,
  timeout = rowTimeout,
): Promise<void> {
  if (rows.length === 0) throw new Error('The table has no rows.');
  const failures: Error[] = [];
  for (const [index, values] of valuesOf(rows).entries()) {
    if (index > 0) await betweenRows();
    try {
      await inTime(check(...values), timeout);
    } catch (error) {
      failures.push(named(titleOfRow(title, values, index), error));
    }
  }
  if (failures.length === 0) return;
  const summary = `${failures.length} of ${rows.length} rows fail`;
  throw new AggregateError(failures, [summary, ...failures.map(({ message }) => message)].join('\n'));
}

async function betweenRows(): Promise<void> {
  for (const cleanUp of hooks.after.toReversed()) await cleanUp();
  for (const prepare of hooks.before) await prepare();
}

function whileRunning(list: Hook[], hook: Hook): void {
  beforeAll(() => {
    list.push(hook);
  });
  afterAll(() => {
    list.splice(list.indexOf(hook), 1);
  });
}

/** A row that hangs is reported as one that fails; the clock of the test may be a fake one. */
async function inTime(checked: unknown, timeout: number): Promise<void> {
  if (!(checked instanceof Promise)) return;
  let timer: ReturnType<typeof realTimers.setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = realTimers.setTimeout(() => {
      reject(new Error(`It takes longer than ${timeout} ms.`));
    }, timeout);
  });
  try {
    await Promise.race([checked, late]);
  } finally {
    realTimers.clearTimeout(timer);
  }
}

/** The error itself, so that its difference of expected and actual stays, with the row before its message. */
function named(row: string, thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
  error.message = `${row}: ${error.message}`;
  return error;
}

const placeholder = /%[sdifjoOc]|%[#$]|\$[\w.]+/g;

/** '%s says %j' → '… says … (20 rows)'; a title without words of its own begins with its first row. */
function titleOfTable(title: string, rows: readonly unknown[]): string {
  const generic = title.replace(placeholder, '…').replaceAll('%%', '%');
  const [first = []] = valuesOf(rows);
  const text = /\p{L}{2}/u.test(generic) ? generic : `${titleOfRow(title, first, 0)} …`;
  return `${text} (${rows.length} rows)`;
}

/** As `test.each`: a row is a list of values where all of them are lists; an array among other values is a value. */
function valuesOf(rows: readonly unknown[]): (readonly unknown[])[] {
  const isListOfLists = (all: readonly unknown[]): all is readonly unknown[][] => all.every(Array.isArray);
  return isListOfLists(rows) ? [...rows] : rows.map((row) => [row]);
}

/** As `test.each` writes it: %s and its like, %# the index, $name a member of the row. */
function titleOfRow(title: string, values: readonly unknown[], index: number): string {
  const rest = [...values];
  const text = title.replace(placeholder, (mark) => {
    if (mark === '%#') return String(index);
    if (mark === '%$') return String(index + 1);
    if (mark.startsWith('$')) return format('%s', memberOf(values[0], mark.slice(1)));
    return format(mark, rest.shift());
  });
  return (text === title ? `${title} [${index}] ${format('%j', values)}` : text).replaceAll('%%', '%');
}

const memberOf = (row: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      row,
    );
