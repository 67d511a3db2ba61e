/**
 * The beginning of what a spreadsheet runs: a sign, also in its full width, on any line and behind spaces or characters that are not seen.
 * A tab or a return at the very beginning moves what follows into a cell of its own. FAULTS A31.
 */
const start = String.raw`(?=(?:(?![\n\r])[\p{Zs}\p{Cc}\p{Cf}])*[=+\-@＝＋－＠]|[\t\r])`;
const formulaStart = new RegExp(`^${start}`, 'gmu');
/** Behind the quote that an export put there. */
const escapedStart = new RegExp(`^'${start}`, 'gmu');

/** A cell for a CSV or tab-separated file, as text that no spreadsheet runs. Numbers stay numbers. */
export const escapedCell = <Value extends string | number | null>(cell: Value): Value | string =>
  typeof cell === 'string' ? cell.replace(formulaStart, "'") : cell;

/** The text of a cell of such a file. */
export const cellText = (cell: string): string => cell.replace(escapedStart, '').trim();
