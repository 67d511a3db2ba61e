import { broken, isText, type Reader } from './reading';

/* What organizers read they also write back: what were left out of a list would be deleted by the next save. */

/** Minor units; a refund's are below 0. */
export const isAmount = (value: unknown) => Number.isSafeInteger(value);
/** As `EventMinute` is written. */
export const isMinute = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value as string);

/** All or nothing. */
export const whole =
  (read: Reader): Reader =>
  (value, path, report) => {
    if (!Array.isArray(value)) {
      report(path);
      return broken;
    }
    const given: readonly unknown[] = value;
    const items = given.map((item, index) => read(item, `${path}[${index}]`, report));
    if (items.includes(broken)) return broken;
    return items.every((item, index) => item === given[index]) ? given : items;
  };

/** The same for members whose names nobody knows beforehand. */
export const wholeMap =
  (read: Reader): Reader =>
  (value, path, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report(path);
      return broken;
    }
    const members = Object.entries(value).map(
      ([name, member]) => [name, read(member, `${path}.${name}`, report)] as const,
    );
    return members.some(([, member]) => member === broken) ? broken : Object.fromEntries(members);
  };

/** May be absent, or `null`; but what is there must be right. */
export const ifThere =
  (read: Reader): Reader =>
  (value, path, report) =>
    value == null ? undefined : read(value, path, report);

/** May be absent, and `null` says something else than that. What is neither costs its own place. */
export const maybeNull =
  (check: (value: unknown) => boolean): Reader =>
  (value, path, report) => {
    if (value === undefined || value === null || check(value)) return value;
    report(path);
    return undefined;
  };

export const nullable =
  (read: Reader): Reader =>
  (value, path, report) =>
    value === null ? null : read(value, path, report);

/** As the first of them that it is right for. */
export const either =
  (...readers: readonly Reader[]): Reader =>
  (value, path, report) => {
    for (const read of readers) {
      const found = read(value, path, () => undefined);
      if (found !== broken) return found;
    }
    report(path);
    return broken;
  };
