// Do the packages that come with ours let partners use them in closed products? Reads package-lock.json.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface LockedPackage {
  readonly license?: string;
  /** Only this repository needs it. */
  readonly dev?: boolean;
}

const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT']);

/** True for an SPDX expression of which one alternative is allowed in all its parts. */
const isAllowed = (license: string) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => allowed.has(part)));

/** The packages partners get whose licence is not among the allowed ones, or not stated. */
export const withOtherLicences = (packages: Readonly<Record<string, LockedPackage>>) =>
  Object.entries(packages)
    .filter(
      ([path, { dev, license }]) => path.startsWith('node_modules/') && !dev && !isAllowed(license ?? ''),
    )
    .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')}: ${license ?? 'no licence'}`);

export function lockedPackages() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return lock.packages;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = lockedPackages();
  const found = withOtherLicences(packages);
  console.log(`${Object.values(packages).filter(({ dev }) => !dev).length} packages come with ours.`);
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
