import { SourceMap } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes as a server sends them. */
export const compressed = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Which source each piece of a built file came from: source path → its text in the file. */
export function attribute(code, map) {
  const origins = new SourceMap(map);
  const pieces = new Map();
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const source = origins.findEntry(line, column).originalSource ?? '';
      pieces.set(source, (pieces.get(source) ?? '') + text[column]);
    }
  return pieces;
}
