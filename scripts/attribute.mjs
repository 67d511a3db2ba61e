import { SourceMap } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes as a server sends them. */
export const compressed = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A built file as its pieces in order: where each came from, '' when the map does not say, and its text. */
export function piecesOf(code, map) {
  const origins = new SourceMap(map);
  const pieces = [];
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const source = origins.findEntry(line, column).originalSource ?? '';
      const last = pieces.at(-1);
      if (last?.source === source) last.text += text[column];
      else pieces.push({ source, text: text[column] });
    }
  return pieces;
}

/** What each source has left in a built file: source path → text. */
export function attribute(code, map) {
  const texts = new Map();
  for (const { source, text } of piecesOf(code, map)) texts.set(source, (texts.get(source) ?? '') + text);
  return texts;
}
