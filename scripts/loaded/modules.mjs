import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attribute, compressed, kilo } from '../attribute.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whose a module is: a package's by its name, ours by its area. @param source path from the root of the repository, '' for what a bundler writes */
export function ownerOf(source) {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (library) return library[1];
  const own = /^(?:src\/[^/]+\/[^/.]+|[^/]+)/.exec(source);
  return own ? own[0] : 'bundler';
}

/** What a part of a file takes of its bytes: as it would alone, of all that the parts would alone. */
function sharesOf(file) {
  const texts = new Map();
  for (const [source, text] of attribute(
    readFileSync(file, 'utf8'),
    JSON.parse(readFileSync(`${file}.map`, 'utf8')),
  )) {
    const owner = ownerOf(source && relative(root, resolve(dirname(file), source)));
    texts.set(owner, (texts.get(owner) ?? '') + text);
  }
  const alone = [...texts].map(([owner, text]) => [owner, compressed(text)]);
  const sum = alone.reduce((bytes, [, size]) => bytes + size, 0);
  return alone.map(([owner, size]) => [owner, size / sum]);
}

/**
 * The bytes that came over the wire, by who they belong to, largest first. Styles, and scripts without a map beside them, are an owner each.
 * @param folder of the built app
 */
export function modulesOf(folder, requests) {
  const owners = new Map();
  for (const { path, bytes } of requests) {
    const file = `${folder}${path}`;
    const shares = existsSync(`${file}.map`)
      ? sharesOf(file)
      : [[path.endsWith('.css') ? 'styles' : 'without a map', 1]];
    for (const [owner, share] of shares) owners.set(owner, (owners.get(owner) ?? 0) + share * bytes);
  }
  return [...owners].toSorted(([, a], [, b]) => b - a);
}

/** Less than that is said together. */
const leastBytes = 500;

/** A table of what belongs to whom. */
export function showModules(owners) {
  const large = owners.filter(([, bytes]) => bytes >= leastBytes);
  const small = owners.filter(([, bytes]) => bytes < leastBytes);
  const rest = small.reduce((sum, [, bytes]) => sum + bytes, 0);
  const lines = small.length > 0 ? [...large, [`${small.length} smaller ones`, rest]] : large;
  return lines.map(([owner, bytes]) => `  ${kilo(bytes).padStart(8)}  ${owner}`).join('\n');
}
