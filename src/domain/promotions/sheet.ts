import type { PromotionCode } from '../../contract';
import { isCodeText, promotionLimits } from './limits';

/** Columns of an imported file, and of an exported one: what was exported can be imported. */
export const promotionColumns = [
  ...(['code', 'percentOff', 'discountedTicketTypeIds', 'revealedTicketTypeIds'] as const),
  ...(['start', 'end', 'maxTickets', 'maxUses', 'note'] as const),
];
export type PromotionColumn = (typeof promotionColumns)[number];

/** Those without which a file is none of promotions. */
export const neededColumns = ['code', 'percentOff'] as const satisfies readonly PromotionColumn[];

/** Parts of a cell that lists several. */
const separator = ';';
/** ISO 8601 with an offset: a moment is the same wherever the file was written. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** One line of a file. */
export interface SheetLine {
  /** From 1, the line with the names included. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

const own = <Name extends string>(name: Name) => `organizer.promotions.problem.${name}` as const;
const shared = <Name extends string>(name: Name) => `organizer.ticketTypes.problem.${name}` as const;

/** What can be wrong with a cell. */
const wrongs = {
  codeRequired: own('codeRequired'),
  codeLetters: own('codeLetters'),
  codeTooLong: own('codeTooLong'),
  codeTwice: own('codeTwice'),
  noSuchType: own('noSuchType'),
  instant: own('instant'),
  endBeforeStart: own('endBeforeStart'),
  noteTooLong: own('noteTooLong'),
  percent: shared('percent'),
  wholeNumber: shared('wholeNumber'),
} as const;

/** What is wrong with a line. */
interface LineProblem {
  field: PromotionColumn;
  /** Of the catalogue. */
  key: (typeof wrongs)[keyof typeof wrongs];
}

/** A line and what it would make. */
export interface CheckedLine extends SheetLine {
  problem: LineProblem | null;
}

/**
 * Checks the lines of a file before it is sent, by the rules the backend has. Whether a code is taken only the backend knows.
 * `ticketTypeIds` are the event's.
 */
export function checkLines(lines: readonly SheetLine[], ticketTypeIds: ReadonlySet<string>): CheckedLine[] {
  const codes = new Set<string>();
  return lines.map((line) => {
    const problem = problemIn(line.cells, ticketTypeIds, codes);
    if (!problem) codes.add(codeIn(line.cells));
    return { ...line, problem };
  });
}

const codeIn = (cells: SheetLine['cells']) => (cells['code'] ?? '').trim().toUpperCase();

function problemIn(
  cells: SheetLine['cells'],
  ticketTypeIds: ReadonlySet<string>,
  codes: ReadonlySet<string>,
): LineProblem | null {
  const text = (field: PromotionColumn) => (cells[field] ?? '').trim();
  const wrong = (field: PromotionColumn, name: keyof typeof wrongs): LineProblem => ({
    field,
    key: wrongs[name],
  });
  const code = codeIn(cells);
  if (code === '') return wrong('code', 'codeRequired');
  if (!isCodeText(code)) return wrong('code', 'codeLetters');
  if (code.length > promotionLimits.code) return wrong('code', 'codeTooLong');
  if (codes.has(code)) return wrong('code', 'codeTwice');
  const percent = text('percentOff');
  if (percent === '' || !(Number(percent) >= 0 && Number(percent) <= 100))
    return wrong('percentOff', 'percent');
  for (const field of ['discountedTicketTypeIds', 'revealedTicketTypeIds'] as const)
    if (!listIn(text(field)).every((id) => ticketTypeIds.has(id))) return wrong(field, 'noSuchType');
  for (const field of ['start', 'end'] as const)
    if (text(field) !== '' && !(instant.test(text(field)) && Date.parse(text(field))))
      return wrong(field, 'instant');
  if (text('end') !== '' && Date.parse(text('end')) <= Date.parse(text('start')))
    return wrong('end', 'endBeforeStart');
  for (const field of ['maxTickets', 'maxUses'] as const)
    if (text(field) !== '' && !(Number.isSafeInteger(Number(text(field))) && Number(text(field)) >= 1))
      return wrong(field, 'wholeNumber');
  return text('note').length > promotionLimits.note ? wrong('note', 'noteTooLong') : null;
}

const listIn = (cell: string) =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Promotions as lines of a file, the names of the columns first. */
export const promotionSheet = (promotions: readonly PromotionCode[]): (string | number | null)[][] => [
  [...promotionColumns, 'uses', 'status'],
  ...promotions.map((promotion) => [
    ...promotionColumns.map((column) => {
      const value = promotion[column];
      return Array.isArray(value) ? value.join(separator) : value;
    }),
    ...[promotion.uses, promotion.status],
  ]),
];
