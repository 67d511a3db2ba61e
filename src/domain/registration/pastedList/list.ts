import { ValidationError } from 'yup';
import { namedIn } from '../../table/fileImport';
import type { Message } from '../../text/message';
import { textsOf, visibleQuestions, type AttendeeQuestion, type AttendeeSection } from '../answers';
import type { AnswerCopy } from '../copying';
import { attendeeSchema } from '../questionSchema';
import { repeatedEmails, uniqueEmailKey } from '../uniqueEmails';
import type { Answer, Answers, RegistrationContext } from '../values';
import { pastedColumns, personFieldOf } from './columns';
import { isSomebodyElse, placesOf, type RowTexts } from './places';
import { pastedSheet, type Headings } from './sheet';

/** A value of a row, as the attendee will have it. */
export interface PastedValue {
  question: AttendeeQuestion;
  text: string;
  /** It is not filled in: what is wrong with it. */
  problem?: Message;
}

/** A row that is for an attendee. */
export interface PastedRow {
  /** In the text, from 1, a row of headings included. */
  line: number;
  /** Of the attendee, from 1. */
  number: number;
  ticketName: string;
  values: PastedValue[];
  /** What is wrong with its values, and what it lacks. */
  problems: Message[];
}

/** What becomes of a list that was pasted. */
export interface PastedList {
  rows: PastedRow[];
  /** Every field that gets another value. */
  fills: AnswerCopy[];
  /** Attendees with such a field. */
  filled: number;
  /** Rows for which there is no attendee. */
  unusedRows: number;
  /** Headings of columns that answer no question. */
  unusedHeadings: string[];
  /** Without headings: columns that are read, where there are more. */
  columnLimit: number | null;
  /** Labels of what must be answered and has no column. */
  missing: string[];
  /** Something was filled in already, and stays. */
  isUnchanged: boolean;
}

export interface PastedListSources {
  sections: readonly AttendeeSection[];
  answers: Answers;
  context: RegistrationContext;
  /** What is filled in already gives way. */
  replaces?: boolean;
  /** What headings call a person's fields in the language of the page. */
  headings?: Headings;
}

/** Reads a list of attendees, a row each, and checks it by the rules of the form. Never throws, whatever the text. */
export function pastedList(text: string, sources: PastedListSources): PastedList {
  const { sections, answers, context, replaces = false, headings } = sources;
  const questions = pastedColumns(context.form, sections);
  const sheet = pastedSheet(text, questions, headings);
  const columns = questions.filter(({ key }) => key in sheet.mapping);
  const lines = sheet.rows.map(({ line, cells }) => ({
    line,
    texts: textsIn(cells, columns, sheet.mapping),
  }));
  const places = placesOf(
    lines.map(({ texts }) => texts),
    sections,
    answers,
    replaces,
  );
  const read = lines.flatMap(({ line, texts }, index) => {
    const place = places[index] ?? -1;
    const section = sections[place];
    if (!section) return [];
    const now = answers[section.key] ?? {};
    return [{ line, number: place + 1, ...readRow(texts, section, { columns, now, replaces, answers }) }];
  });
  const next = { ...answers, ...Object.fromEntries(read.map((row) => [row.section.key, row.next])) };
  const repeated = new Set<string>(repeatedEmails(next, context));
  const checked = read.map((row) => withoutRepeated(row, repeated));
  return {
    rows: checked.map(({ line, number, section, values, lacking }) => ({
      line,
      number,
      ticketName: section.ticketName,
      values,
      problems: [...values.flatMap(({ problem }) => problem ?? []), ...lacking],
    })),
    fills: checked.flatMap(({ fills }) => fills),
    filled: checked.filter(({ fills }) => fills.length > 0).length,
    unusedRows: lines.length - read.length,
    unusedHeadings: sheet.unusedHeadings,
    columnLimit: sheet.hasMoreColumns ? questions.length : null,
    missing: questions
      .filter(({ key, required }) => required && !(key in sheet.mapping))
      .map(({ label }) => label),
    isUnchanged:
      checked.some(({ isUnchanged }) => isUnchanged) ||
      places.some((place, index) => place !== index && index < sections.length),
  };
}

/** A text of one line, unless several are asked for. */
const textsIn = (
  cells: readonly string[],
  columns: readonly AttendeeQuestion[],
  mapping: Readonly<Record<string, number>>,
): RowTexts =>
  Object.fromEntries(
    columns.map(({ key, type }) => {
      const cell = cells[mapping[key] ?? -1] ?? '';
      return [key, type === 'textarea' ? cell : cell.replace(/\s+/g, ' ')];
    }),
  );

const nameOf = ({ key }: AttendeeSection, question: AttendeeQuestion) =>
  `attendees.${key}.${question.key}` as const;

type ReadRow = ReturnType<typeof readRow>;

interface Placed {
  line: number;
  number: number;
}

interface RowContext {
  columns: readonly AttendeeQuestion[];
  /** The attendee's answers. */
  now: Readonly<Record<string, Answer>>;
  replaces: boolean;
  answers: Answers;
}

function readRow(texts: RowTexts, section: AttendeeSection, { columns, now, replaces, answers }: RowContext) {
  const isOther = replaces && isSomebodyElse(texts, section, answers);
  const before = (key: string) => textsOf(now[key]).join(', ');
  const read = section.questions.map((question) => {
    const choice = choiceOf(question, texts[question.key] ?? '');
    // Nobody gets the name or the address of who was there before.
    const stays = isOther && personFieldOf(question) ? '' : before(question.key);
    const isTaken = choice.text !== '' && (replaces || before(question.key) === '');
    return { question, ...choice, stays, isTaken };
  });
  const answersWith = (valid: ReadonlySet<string>): Record<string, Answer> => ({
    ...now,
    ...Object.fromEntries(
      read.flatMap(({ question: { key }, text, stays, isTaken }) => {
        if (isTaken && valid.has(key)) return [[key, text]];
        return stays === before(key) ? [] : [[key, stays]];
      }),
    ),
  });
  const known = new Set(read.filter(({ isUnknown }) => !isUnknown).map(({ question }) => question.key));
  const wrong = problemsIn(section, answersWith(known));
  const next = answersWith(new Set([...known].filter((key) => !wrong.has(key))));
  const requested = new Set(
    visibleQuestions(section.questions, ({ key }) => next[key]).map(({ key }) => key),
  );
  const inList = columns.flatMap(
    ({ key }) => read.find(({ question }) => question.key === key && requested.has(key)) ?? [],
  );
  const problemOf = ({ question, text, isUnknown, isTaken }: (typeof read)[number]): Message | undefined => {
    if (!isTaken) return undefined;
    if (isUnknown) return unknownChoice(question, text);
    return wrong.get(question.key);
  };
  return {
    section,
    next,
    isOther,
    values: inList.flatMap((one): PastedValue[] => {
      const problem = problemOf(one);
      const { question } = one;
      const text = problem ? one.text : textsOf(next[question.key]).join(', ');
      return text === '' ? [] : [{ question, text, ...(problem && { problem }) }];
    }),
    lacking: inList.flatMap((one) => (one.isTaken ? [] : (wrong.get(one.question.key) ?? []))),
    fills: read.flatMap(({ question }): AnswerCopy[] => {
      const value = textsOf(next[question.key]).join('\n');
      const isFilled = requested.has(question.key) && value !== textsOf(now[question.key]).join('\n');
      return isFilled ? [{ name: nameOf(section, question), value }] : [];
    }),
    isUnchanged: inList.some(
      ({ question: { key }, text, isTaken }) => !isTaken && text !== '' && text !== before(key),
    ),
  };
}

/** An address that somebody before has is not filled in. */
function withoutRepeated(row: ReadRow & Placed, repeated: ReadonlySet<string>): ReadRow & Placed {
  const isRepeated = (question: AttendeeQuestion) =>
    row.fills.some(
      ({ name, value }) => value !== '' && name === nameOf(row.section, question) && repeated.has(name),
    );
  return {
    ...row,
    values: row.values.map((value) =>
      !value.problem && isRepeated(value.question) ? { ...value, problem: { key: uniqueEmailKey } } : value,
    ),
    fills: row.fills.flatMap((fill) => {
      if (fill.value === '' || !repeated.has(fill.name)) return [fill];
      return row.isOther ? [{ ...fill, value: '' }] : [];
    }),
  };
}

/** The option that a cell means, in any case. */
function choiceOf({ options }: AttendeeQuestion, text: string): { text: string; isUnknown: boolean } {
  if (!options || text === '') return { text, isUnknown: false };
  if (options.includes(text)) return { text, isUnknown: false };
  const found = namedIn(
    options.map((option) => ({ id: option, name: option })),
    text,
  );
  return typeof found === 'string' ? { text, isUnknown: true } : { text: found.id, isUnknown: false };
}

const unknownChoice = ({ label, options = [] }: AttendeeQuestion, value: string): Message => ({
  key: 'registration.paste.unknownChoice',
  values: { label, value, choices: options.slice(0, 8).join(', ') + (options.length > 8 ? ' …' : '') },
});

/** What the form says of each answer that is wrong or missing. */
function problemsIn(section: AttendeeSection, answers: Record<string, Answer>): Map<string, Message> {
  try {
    attendeeSchema(section.questions).validateSync(answers, { abortEarly: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const labels = new Map(section.questions.map(({ key, label }) => [key, label]));
    return new Map(
      error.inner.flatMap(({ path = '', message }) => {
        const label = labels.get(path);
        return label === undefined ? [] : [[path, { key: message, values: { label } }] as const];
      }),
    );
  }
}
