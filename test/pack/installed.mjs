// What an installation puts on the disk, by package.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const packagesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : name,
    );

/** Bytes of its files, and those of the blocks that a disk gives to them. */
function sizeOf(folder) {
  const size = { bytes: 0, onDisk: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A package inside of a package counts by itself.
    if (entry.name === 'node_modules') continue;
    const { size: bytes, blocks } = statSync(path);
    const own = entry.isDirectory() ? sizeOf(path) : { bytes, onDisk: blocks * 512 };
    size.bytes += own.bytes;
    size.onDisk += own.onDisk;
  }
  return size;
}

/** Every installed package with its size, the largest first; one that is there twice is two. */
export function installedIn(folder) {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  return packagesIn(modules)
    .flatMap((name) => [{ name, ...sizeOf(join(modules, name)) }, ...installedIn(join(modules, name))])
    .sort((a, b) => b.bytes - a.bytes);
}
