// The package as it would be published, packed once for all that check it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));
const cache = join(repository, 'node_modules/.cache');
const tarball = join(cache, 'boxoffice.tgz');

/** Packs `dist`, which must be built; without scripts, or it would be built again. */
export function packTarball() {
  mkdirSync(cache, { recursive: true });
  // Moved to its name when it is whole: another step may read the last one.
  const folder = mkdtempSync(join(cache, 'tarball-'));
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  execFileSync('npm', args, { cwd: repository, stdio: 'inherit', shell: process.platform === 'win32' });
  const packed = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!packed) throw new Error('npm pack wrote no tarball');
  renameSync(join(folder, packed), tarball);
  rmSync(folder, { recursive: true });
  return tarball;
}

/** What was packed last; packs anew when there is nothing, or what goes into it is newer. */
export function currentTarball() {
  if (!existsSync(tarball)) return packTarball();
  const dist = join(repository, 'dist');
  const sources = [
    ...['package.json', 'README.md', 'dist'].map((name) => join(repository, name)),
    ...readdirSync(dist).map((name) => join(dist, name)),
  ];
  const { mtimeMs } = statSync(tarball);
  return sources.every((file) => statSync(file).mtimeMs <= mtimeMs) ? tarball : packTarball();
}
