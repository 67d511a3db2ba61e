/**
 * The parameters of a query that are requested by name. One that comes twice is not there, so that two readers of an address never
 * see two values; no name can reach a prototype, and nothing else is read (FAULTS A23).
 * @public
 */
export function parametersOf<Name extends string>(
  search: string,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const params = new URLSearchParams(search);
  const found = Object.create(null) as Partial<Record<Name, string>>;
  for (const name of names) {
    const [value, ...more] = params.getAll(name);
    if (value !== undefined && more.length === 0) found[name] = value;
  }
  return found;
}
