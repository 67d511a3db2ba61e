/** A copy of a row without members that are never answered. */
export function without<T extends object, Name extends keyof T>(
  row: T,
  ...names: readonly Name[]
): Omit<T, Name> {
  const copy = { ...row };
  for (const name of names) Reflect.deleteProperty(copy, name);
  return copy;
}
