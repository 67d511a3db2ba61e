import type { Instant, PromotionDraft, PromotionImport } from '../../../../src/contract';
import { Refusal, type Db, type Promotion } from '../../../db';
import { malformed } from '../../../rules/fields';
import { checkedPromotion, promotionsIn, setPromotions, takenCodes } from './promotions';
import { readSheet } from '../../../rules/sheet';

const most = 5000;

/** Makes a promotion of each line. Lines that are wrong are left out. Refuses with 4000 and 4022. */
export function importPromotionSheet(
  db: Db,
  eventId: string,
  text: string,
  { promotionGroupId, now }: { promotionGroupId?: string | undefined; now: Instant },
): PromotionImport {
  const lines = readSheet(text, ['code', 'percentOff']);
  if (lines.length === 0) throw new Refusal(4022, 'The file has no rows.');
  if (lines.length > most) throw new Refusal(4022, `The file has more than ${most} rows.`);
  const added: Promotion[] = [];
  const taken = takenCodes(db, eventId);
  const errors: PromotionImport['errors'] = [];
  for (const { line, cells } of lines)
    try {
      const draft = { ...draftIn(cells), promotionGroupId: promotionGroupId ?? null };
      const rules = checkedPromotion(db, eventId, draft, taken);
      taken.add(rules.code);
      added.push({ ...rules, id: db.nextId('promotion'), created: now, modified: now });
    } catch (error) {
      if (!(error instanceof Refusal) || !error.wrong) throw error;
      errors.push({ row: line, ...error.wrong });
    }
  setPromotions(db, eventId, [...promotionsIn(db, eventId), ...added]);
  return { created: added.length, errors };
}

function draftIn(cells: Readonly<Record<string, string>>): PromotionDraft {
  const { code = '', start, end, note = '' } = cells;
  const percentOff = numberIn(cells, 'percentOff') ?? NaN;
  if (!(percentOff >= 0 && percentOff <= 100))
    throw malformed('percentOff', 'It is no number from 0 to 100.');
  if (note.length > 500) throw malformed('note', 'It is longer than 500 characters.');
  return {
    code,
    percentOff,
    note,
    discountedTicketTypeIds: listIn(cells['discountedTicketTypeIds']),
    revealedTicketTypeIds: listIn(cells['revealedTicketTypeIds']),
    start: start || null,
    end: end || null,
    maxTickets: numberIn(cells, 'maxTickets'),
    maxUses: numberIn(cells, 'maxUses'),
  };
}

function numberIn(cells: Readonly<Record<string, string>>, field: string): number | null {
  const text = cells[field];
  if (!text) return null;
  const number = Number(text);
  if (Number.isNaN(number)) throw malformed(field, 'It is no number.');
  return number;
}

const listIn = (cell = ''): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
