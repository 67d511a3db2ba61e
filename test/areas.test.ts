import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf, readAreas, ringsOf, whyNotArea } from './areas';
import { importsIn, targetOf } from './boundaries';
import { eachRow } from './eachRow';

const areas = readAreas(readFileSync('docs/architecture.md', 'utf8'));

const files = ['src', 'mocks', 'stories', 'host-app/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

const imports = files.flatMap((path) =>
  importsIn(path, readFileSync(path, 'utf8')).flatMap(({ specifier, isType, line }) => {
    const target = specifier.startsWith('.') ? targetOf(path, specifier) : undefined;
    return target ? [{ path, target, isType, line }] : [];
  }),
);

test('areas use only what docs/architecture.md says, by the door', () => {
  const problems = imports.flatMap(({ path, target, isType, line }) => {
    const why = whyNotArea(path, target, isType, areas);
    return why ? [`${path}:${line} imports ${target}: ${why}`] : [];
  });
  expect(problems).toEqual([]);
});

test('docs/architecture.md names every area there is, and none that is not', () => {
  const containers = files.flatMap((file) => placeOf(file) ?? []);
  const there = new Set(
    containers.flatMap(({ layer, area }) =>
      areas.shared.has(`${layer}/${area}`) || `${layer}/${area}` === 'src/hooks/organizer' ? [] : area,
    ),
  );
  const named = [...areas.uses].flatMap(([area, uses]) => [area, ...uses]);
  expect([...there].filter((area) => !areas.uses.has(area))).toEqual([]);
  expect(named.filter((area) => !there.has(area))).toEqual([]);
});

test('docs/architecture.md allows nothing that nobody does', () => {
  const used = new Set(
    imports.flatMap(({ path, target }) => {
      const [from, to] = [placeOf(path), placeOf(target)];
      return from && to && from.layer === to.layer ? `${from.area} uses ${to.area}` : [];
    }),
  );
  const allowed = [...areas.uses].flatMap(([area, uses]) =>
    [...uses].map((other) => `${area} uses ${other}`),
  );
  expect(allowed.filter((line) => !used.has(line))).toEqual([]);
});

test('no file imports itself in a ring, types included', () => {
  const graph = new Map(files.map((file) => [file, [] as string[]]));
  for (const { path, target } of imports) graph.get(path)?.push(target);
  expect(ringsOf(graph)).toEqual([]);
});

eachRow([
  [
    'src/organizer/promotions/a.ts',
    'src/organizer/orders/actions/RunDialog.tsx',
    false,
    'may not use orders',
  ],
  ['src/organizer/dashboard/a.ts', 'src/organizer/orders/OrderTexts.tsx', false, 'OrderTexts is no door'],
  ['src/organizer/kit/a.ts', 'src/organizer/orders/index.ts', true, 'what all share may not use'],
  ['mocks/areas/speakers/a.ts', 'mocks/areas/agenda/handlers.ts', false, 'handlers is no door'],
  ['mocks/areas/speakers/a.ts', 'mocks/areas/agenda/seed/stored.ts', false, 'seed/stored is no door'],
  ['mocks/areas/speakers/a.ts', 'mocks/areas/agenda/seed/stored.ts', true, null],
  ['src/organizer/dashboard/a.ts', 'src/organizer/orders/index.ts', false, null],
  ['src/contract/organizer/tags.ts', 'src/contract/organizer/orders/files.ts', true, 'may not use orders'],
])('%s → %s (types: %s): %s', (path, target, isType, why) => {
  const said = whyNotArea(path, target, isType, areas);
  if (why === null) expect(said).toBeNull();
  else expect(said).toContain(why);
});

test('rings are found, each once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
    ['f', ['a']],
  ]);
  expect(ringsOf(graph).map((ring) => ring.sort().join(''))).toEqual(['de', 'abc']);
});
