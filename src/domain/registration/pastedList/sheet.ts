import Papa from 'papaparse';
import { isEmail } from '../../text/email';
import { matchColumns, sheetOf, unusedColumns, type ColumnMapping, type Sheet } from '../../table/fileImport';
import type { AttendeeQuestion } from '../answers';
import { personFieldOf, type PersonField } from './columns';

/** What headings call a person's fields besides the form's own labels. */
export type Headings = Readonly<Record<PersonField, readonly string[]>>;

const english: Headings = {
  firstName: ['First name', 'Given name'],
  lastName: ['Last name', 'Surname', 'Family name'],
  email: ['Email', 'Email address', 'Mail'],
};

/** Pasted text as a table, and which of its columns answers which question. */
export interface PastedSheet extends Pick<Sheet, 'rows'> {
  /** Columns by the key of the question. */
  mapping: ColumnMapping;
  /** Headings of columns that answer no question. */
  unusedHeadings: string[];
  /** Without headings: whether there are more columns than questions. */
  hasMoreColumns: boolean;
}

/** Reads rows of a spreadsheet or a CSV file. A first row that names columns says their order; else they have that of the questions. */
export function pastedSheet(
  text: string,
  questions: readonly AttendeeQuestion[],
  headings?: Headings,
): PastedSheet {
  const [first = [], ...rest] = recordsOf(text);
  const matched = first.some((cell) => isEmail(cell.trim())) ? {} : mappingOf(first, questions, headings);
  if (Object.keys(matched).length > 0) {
    const sheet = sheetOf([first, ...rest]);
    const unused = unusedColumns(sheet, matched).flatMap((at) => sheet.names[at] || []);
    return { rows: sheet.rows, mapping: matched, unusedHeadings: unused, hasMoreColumns: false };
  }
  const rows = sheetOf([[], first, ...rest]).rows.map((row) => ({ ...row, line: row.line - 1 }));
  return {
    rows,
    mapping: Object.fromEntries(questions.map(({ key }, at) => [key, at])),
    unusedHeadings: [],
    hasMoreColumns: rows.some(({ cells }) => cells.slice(questions.length).some(Boolean)),
  };
}

const mappingOf = (
  names: readonly string[],
  questions: readonly AttendeeQuestion[],
  headings: Headings | undefined,
): ColumnMapping =>
  matchColumns(
    names,
    questions.map((question) => {
      const field = personFieldOf(question);
      const others = field ? [...(headings?.[field] ?? []), ...english[field]] : [];
      return { id: question.key, label: question.label, aliases: [question.attributeKey, ...others] };
    }),
    ({ label }) => label,
  );

/** The cells of each line. A quotation mark that is never closed is one of the text, and takes no rows along. */
function recordsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(lines);
  const read = Papa.parse<string[]>(lines, { delimiter, newline: '\n' });
  const isBroken = read.errors.some(({ type }) => type === 'Quotes');
  return isBroken
    ? Papa.parse<string[]>(lines, { delimiter, newline: '\n', fastMode: true }).data
    : read.data;
}

const quotedCell = /(^|[\t;,\n])"(?:[^"]|"")*"(?=[\t;,\n]|$)/g;

/** Spreadsheets copy with tabs. Else it is what parts most lines, and then what parts the first one into most cells. */
function delimiterOf(text: string): string {
  const bare = text.replace(quotedCell, '$1');
  if (bare.includes('\t')) return '\t';
  const lines = bare.split('\n').filter((line) => line.trim() !== '');
  const cellsWith = (delimiter: string) => lines.map((line) => line.split(delimiter).length);
  const [semicolons, commas] = [cellsWith(';'), cellsWith(',')];
  const partedBy = (cells: readonly number[]) => cells.filter((count) => count > 1).length;
  const more = partedBy(semicolons) - partedBy(commas) || (semicolons[0] ?? 0) - (commas[0] ?? 0);
  return more >= 0 ? ';' : ',';
}
