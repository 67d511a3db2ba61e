import { checks } from './checks/finding';
import type { Row } from './gate';

const gap = '  ';

/** A line per file, a column per check; `·` where nothing is wrong. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ area, locale, texts, findings }) => [
    area,
    locale,
    String(texts),
    ...checks.map((check) => {
      const count = findings.filter((finding) => finding.check === check).length;
      return count === 0 ? '·' : String(count);
    }),
  ]);
  const lines = [['', 'locale', 'texts', ...checks], ...cells];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))),
    )
    .map((line) => line.join(gap).trimEnd())
    .join('\n');
}

/** The findings of a file in words, the first of each kind. */
export function detailsOf({ area, locale, findings }: Row, most: number): string[] {
  return checks.flatMap((check) => {
    const found = findings.filter((finding) => finding.check === check);
    const lines = found
      .slice(0, most)
      .map(({ key, problem }) => `${area} ${locale} · ${check} · ${key}: ${problem}`);
    return found.length > most
      ? [...lines, `${area} ${locale} · ${check} · … and ${found.length - most} more`]
      : lines;
  });
}
