/**
 * A text in lines of at most `length` characters, for pictures, which don't break lines by themselves: between words, and within one that is
 * longer than a line.
 */
export function linesOf(text: string, length: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const joined = line ? `${line} ${word}` : word;
    if (Array.from(joined).length <= length) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    const signs = Array.from(word);
    while (signs.length > length) lines.push(signs.splice(0, length).join(''));
    line = signs.join('');
  }
  return [...lines, line];
}
