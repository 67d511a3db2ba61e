/** The parts of a component that is made of them, the root first, by the names they are exported under: `Countdown.Root`, … */
export function partsOf(name: string, parts: { Root: object }): Record<string, object> {
  const { Root, ...rest } = parts;
  return Object.fromEntries(
    Object.entries({ Root, ...rest }).map(([part, component]) => [`${name}.${part}`, component]),
  );
}
