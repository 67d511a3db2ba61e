/** Answers of the backend with one or a few members that are not what the contract promises. Seeded: a failure can be made again. */

/** Small and even enough; not for secrets. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const gone = Symbol('gone');

/** Of the wrong type, of the right one and impossible, and what JavaScript is surprised by. */
const hostile: readonly unknown[] = [
  ...[gone, null, true, false, 0, -1, 1.5, 1e308, 2_147_483_647, 2 ** 53],
  ...['', ' ', 'x', '12', 'NaN', 'null', '[object Object]', '__proto__', 'constructor', '\u0000', '\ud800'],
  ...['2026-13-45T99:99:99Z', 'XX', 'USDX', 'javascript:alert(1)', '<frameset>', 'y'.repeat(5_000)],
  ...[
    [],
    [-1],
    [null],
    [[]],
    ['a', 1],
    {},
    { length: 3 },
    { toString: 1 },
    { valueOf: null },
    { toJSON: 'x' },
  ],
  JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
];

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    path,
    ...members.flatMap(([name, member]: [string | number, unknown]) => pathsOf(member, [...path, name])),
  ];
}

function put(value: unknown, [step, ...rest]: Path, replacement: unknown): unknown {
  if (step === undefined) return replacement === gone ? undefined : replacement;
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      if (index !== step) return [item as unknown];
      return rest.length === 0 && replacement === gone ? [] : [put(item, rest, replacement)];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (name !== step) return [[name, member]];
      return rest.length === 0 && replacement === gone ? [] : [[name, put(member, rest, replacement)]];
    }),
  );
}

export interface Mutation {
  answer: unknown;
  /** What was done, e.g. `tickets.0.price = [-1]`. */
  change: string;
}

/** So many mutations of an answer, one to three members each, the same for the same seed. */
export function mutationsOf(answer: unknown, count: number, seed: number): Mutation[] {
  const draw = seeded(seed);
  const paths = pathsOf(answer);
  return Array.from({ length: count }, (_, index) => {
    const changes: string[] = [];
    let mutated = answer;
    for (let times = 1 + (index % 8 === 7 ? draw(3) : 0); times > 0; times -= 1) {
      // Every member gets its turn before any gets another; with fewer mutations than members they are spread over all.
      const step = Math.max(1, paths.length / count);
      const path = paths[Math.floor(index * step + times * 7 - 7) % paths.length] ?? [];
      const value = hostile[draw(hostile.length)];
      mutated = put(mutated, path, value);
      changes.push(
        `${path.join('.') || 'all'} = ${value === gone ? 'gone' : JSON.stringify(value).slice(0, 40)}`,
      );
    }
    return { answer: mutated, change: changes.join(', ') };
  });
}
