import { isRecord } from './isRecord';

/** What can't be helped: whatever holds it goes with it. */
export const broken = Symbol('broken');

/** Hears where an answer is not what the contract promises, e.g. `tickets[3].price`. */
type Report = (path: string) => void;

/** A value as the contract has it, repaired where that costs no more than its own place; else `broken`. */
export type Reader = (value: unknown, path: string, report: Report) => unknown;

type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
/** What is looked up by it must not be found on every object, as `__proto__` is: refused here, no lookup needs to know. */
export const isId: Check = (value) => isText(value) && !((value as string) in {});
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNumber: Check = (value) => Number.isFinite(value);
/** Minor units, and how many of something. */
export const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isInstant: Check = (value) => isText(value) && !Number.isNaN(Date.parse(value as string));
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** Something else stands in. */
export const or =
  (check: Check, instead: unknown): Reader =>
  (value, path, report) => {
    if (check(value)) return value;
    report(path);
    return instead;
  };

/** `null` is a value of it, and stands in for anything else. */
export const nullable = (check: Check): Reader => or((value) => value === null || check(value), null);

/** Without it what holds it is of no use. */
export const must = (check: Check): Reader => or(check, broken);

/** May be absent, and is where it can't be helped; a backend's `null` counts as that. */
export const optional =
  (read: Reader): Reader =>
  (value, path, report) => {
    const found = value == null ? undefined : read(value, path, report);
    return found === broken ? undefined : found;
  };

/** The same for what has no parts of its own. */
export const maybe = (check: Check): Reader => optional(must(check));

/** One reader for several members. */
export const each = (reader: Reader, names: string): Record<string, Reader> =>
  Object.fromEntries(names.split(' ').map((name) => [name, reader]));

/** Members by name. Those that nobody names stay as they are; a copy is made only of what is repaired. */
export const record =
  (readers: Readonly<Record<string, Reader>>, instead: unknown = broken): Reader =>
  (value, path, report) => {
    if (!isRecord(value)) {
      report(path);
      return instead;
    }
    let found = value;
    for (const [name, read] of Object.entries(readers)) {
      const member = read(value[name], path ? `${path}.${name}` : name, report);
      if (member === broken) return broken;
      if (member !== value[name]) {
        const { [name]: _wrong, ...others } = found;
        found = member === undefined ? others : { ...others, [name]: member };
      }
    }
    return found;
  };

/** Items that can't be helped are left out. */
export const list =
  (read: Reader, instead: unknown = broken): Reader =>
  (value, path, report) => {
    if (!Array.isArray(value)) {
      report(path);
      return instead;
    }
    return value
      .map((item, index) => read(item, `${path}[${index}]`, report))
      .filter((item) => item !== broken);
  };
