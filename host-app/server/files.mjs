import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Least for pages, which are packed for each answer; most for files, which are packed once. */
export const pack = (body, quality) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * The files of a built app by their path, e.g. `/assets/index-CGD3i4KP.js`; those with a hash in their name never change. Source maps and
 * what begins with a dot stay here.
 */
export function readFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length))
    .filter((path) => !path.startsWith('/.'));
  return new Map(
    paths.map((path) => {
      const body = readFileSync(folder + path);
      const type = types[extname(path)] ?? 'application/octet-stream';
      const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      return [path, { body, packed: undefined, headers: { 'Content-Type': type, 'Cache-Control': caching } }];
    }),
  );
}
