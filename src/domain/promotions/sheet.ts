import type { PromotionCode } from '../../contract';
import {
  eachNamedIn,
  instantIn,
  type CheckedRow,
  type ImportColumn,
  type SheetLine,
} from '../table/fileImport';
import { isCodeText, promotionLimits } from './limits';

const own = <Name extends string>(name: Name) => `organizer.promotions.${name}` as const;

/** What is read from a file of promotions, by the names of the contract: what was exported can be imported. */
export const promotionColumns = [
  { id: 'code', label: own('code'), isRequired: true, aliases: ['promo code', 'promotion code', 'coupon'] },
  {
    id: 'percentOff',
    label: own('percent'),
    isRequired: true,
    aliases: ['percent', 'percentage', 'discount'],
  },
  {
    id: 'discountedTicketTypeIds',
    label: own('discounted'),
    aliases: ['discounted ticket types', 'ticket types', 'tickets'],
  },
  {
    id: 'revealedTicketTypeIds',
    label: own('revealed'),
    aliases: ['revealed ticket types', 'hidden tickets'],
  },
  {
    id: 'start',
    label: 'organizer.ticketTypes.start.label',
    aliases: ['start', 'starts', 'start date', 'valid from', 'from'],
  },
  {
    id: 'end',
    label: 'organizer.ticketTypes.endDate.label',
    aliases: ['end', 'ends', 'end date', 'valid until', 'until', 'expires'],
  },
  { id: 'maxTickets', label: own('maxTickets'), aliases: ['max tickets', 'tickets per order'] },
  { id: 'maxUses', label: own('maxUses'), aliases: ['max uses', 'uses limit', 'limit'] },
  { id: 'note', label: own('note'), aliases: ['notes', 'comment'] },
] as const satisfies readonly ImportColumn[];
type PromotionColumn = (typeof promotionColumns)[number]['id'];

/** As many as one call takes is 5,000; fewer show how far it is. */
export const promotionBatch = 500;

/** Parts of a cell that lists several. */
const separator = ';';

/** What can be wrong with a cell. */
const wrongs = {
  codeRequired: own('problem.codeRequired'),
  codeLetters: own('problem.codeLetters'),
  codeTooLong: own('problem.codeTooLong'),
  codeTwice: own('problem.codeTwice'),
  noSuchType: own('problem.noSuchType'),
  ambiguous: 'organizer.kit.import.ambiguous',
  instant: own('problem.instant'),
  endBeforeStart: own('problem.endBeforeStart'),
  noteTooLong: own('problem.noteTooLong'),
  percent: 'organizer.ticketTypes.problem.percent',
  wholeNumber: 'organizer.ticketTypes.problem.wholeNumber',
} as const;

/** What a file of promotions is checked by. */
export interface PromotionFileRules {
  /** The event's. */
  ticketTypes: readonly { id: string; name: string }[];
  /** IANA zone of the event: times without an offset are on its clocks. */
  timeZone: string;
}

/** The cells of a promotion as the backend reads them, by the names of the contract. */
export type PromotionCells = Readonly<Partial<Record<PromotionColumn, string>>>;

/** Checks the lines of a file before it is sent, by the rules the backend has. Whether a code is taken only the backend knows. */
export function promotionRows(
  lines: readonly SheetLine[],
  rules: PromotionFileRules,
): CheckedRow<PromotionCells>[] {
  const codes = new Set<string>();
  return lines.map(({ line, cells }) => {
    const checked = checkedCells(cells, rules, codes);
    if (Array.isArray(checked)) {
      const [field, wrong] = checked;
      return { line, field, message: { key: wrongs[wrong] } };
    }
    codes.add(checked.code.toUpperCase());
    return { line, row: checked };
  });
}

type Wrong = [PromotionColumn, keyof typeof wrongs];

function checkedCells(
  cells: SheetLine['cells'],
  { ticketTypes, timeZone }: PromotionFileRules,
  codes: ReadonlySet<string>,
): (PromotionCells & { code: string }) | Wrong {
  const text = (field: PromotionColumn) => (cells[field] ?? '').trim();
  const code = text('code');
  if (code === '') return ['code', 'codeRequired'];
  if (!isCodeText(code)) return ['code', 'codeLetters'];
  if (code.length > promotionLimits.code) return ['code', 'codeTooLong'];
  if (codes.has(code.toUpperCase())) return ['code', 'codeTwice'];
  const percentOff = text('percentOff').replace(/\s*%$/, '');
  if (percentOff === '' || !(Number(percentOff) >= 0 && Number(percentOff) <= 100))
    return ['percentOff', 'percent'];
  const sent: PromotionCells & { code: string } = { code, percentOff };
  for (const field of ['discountedTicketTypeIds', 'revealedTicketTypeIds'] as const) {
    const found = eachNamedIn(ticketTypes, text(field));
    if (found === 'unknown') return [field, 'noSuchType'];
    if (found === 'ambiguous') return [field, 'ambiguous'];
    Object.assign(sent, { [field]: found.map(({ id }) => id).join(separator) });
  }
  for (const field of ['start', 'end'] as const) {
    const moment = text(field) === '' ? '' : instantIn(text(field), timeZone);
    if (moment === null) return [field, 'instant'];
    Object.assign(sent, { [field]: moment });
  }
  if (sent.start && sent.end && Date.parse(sent.end) <= Date.parse(sent.start))
    return ['end', 'endBeforeStart'];
  for (const field of ['maxTickets', 'maxUses'] as const)
    if (text(field) !== '' && !(Number.isSafeInteger(Number(text(field))) && Number(text(field)) >= 1))
      return [field, 'wholeNumber'];
  if (text('note').length > promotionLimits.note) return ['note', 'noteTooLong'];
  return { ...sent, maxTickets: text('maxTickets'), maxUses: text('maxUses'), note: text('note') };
}

/** Promotions as lines of a file, the names of the columns first. */
export const promotionSheet = (promotions: readonly PromotionCode[]): (string | number | null)[][] => [
  [...promotionColumns.map(({ id }) => id), 'uses', 'status'],
  ...promotions.map((promotion) => [
    ...promotionColumns.map(({ id }) => {
      const value = promotion[id];
      return Array.isArray(value) ? value.join(separator) : value;
    }),
    ...[promotion.uses, promotion.status],
  ]),
];
