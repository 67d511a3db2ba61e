import type {
  Instant,
  PromotionCode,
  PromotionDraft,
  PromotionStatus,
  PromotionTerms,
} from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import { Refusal, type Db, type Promotion } from '../../../db';
import { malformed, millisecondsOf, textOf } from '../../../rules/fields';

/** What buyers can use, too: there is no other store. */
export const promotionsIn = (db: Db, eventId: string): readonly Promotion[] =>
  db.of(eventId).world.promotions;

/** What organizers know a promotion by. */
export const idOf = ({ id, code }: Promotion): string => id ?? code;

/** Refuses with 4046. */
export function promotionIn(db: Db, eventId: string, id: string): Promotion {
  const found = promotionsIn(db, eventId).find((promotion) => idOf(promotion) === id);
  if (!found) throw new Refusal(4046, `There is no promotion ${id}.`);
  return found;
}

export function setPromotions(db: Db, eventId: string, promotions: readonly Promotion[]): void {
  db.of(eventId).world.promotions = promotions;
}

/** Puts promotions in the place of those that `change` names. */
export function changePromotions(
  db: Db,
  eventId: string,
  ids: readonly string[],
  change: (promotion: Promotion) => Promotion,
): void {
  const changed = new Set(ids);
  setPromotions(
    db,
    eventId,
    promotionsIn(db, eventId).map((promotion) =>
      changed.has(idOf(promotion)) ? { ...change(promotion), id: idOf(promotion) } : promotion,
    ),
  );
}

export function removePromotion(db: Db, eventId: string, id: string): void {
  promotionIn(db, eventId, id);
  setPromotions(
    db,
    eventId,
    promotionsIn(db, eventId).filter((promotion) => idOf(promotion) !== id),
  );
}

export const usesOf = (db: Db, eventId: string, { code }: Promotion): number =>
  db.of(eventId).promotions.usesOf(code);

export function statusOf(promotion: Promotion, uses: number, now: number): PromotionStatus {
  const { start, end, uses: most } = promotion;
  if (end !== undefined && now >= Date.parse(end)) return 'ENDED';
  if (most !== undefined && uses >= most) return 'USED_UP';
  return start !== undefined && now < Date.parse(start) ? 'SCHEDULED' : 'ACTIVE';
}

/** Promotions as organizers see them. */
export function toPromotionsResponse(
  db: Db,
  eventId: string,
  clock: Clock,
  promotions = promotionsIn(db, eventId),
): PromotionCode[] {
  db.expireDue();
  const emailed = new Map<string, Instant>();
  for (const { promotionIds, sentDate } of db.rows('promotionEmails', eventId).all())
    for (const id of promotionIds) emailed.set(id, sentDate);
  const started = db.world.now;
  return promotions.map((promotion) => {
    const id = idOf(promotion);
    const uses = usesOf(db, eventId, promotion);
    return {
      id,
      code: promotion.code,
      percentOff: promotion.percentOff,
      discountedTicketTypeIds: promotion.discounts,
      revealedTicketTypeIds: promotion.reveals,
      start: promotion.start ?? null,
      end: promotion.end ?? null,
      maxTickets: promotion.maxTickets ?? null,
      maxUses: promotion.uses ?? null,
      promotionGroupId: promotion.promotionGroupId ?? null,
      note: promotion.note ?? '',
      uses,
      status: statusOf(promotion, uses, clock.now()),
      lastEmailed: emailed.get(id) ?? null,
      created: promotion.created ?? started,
      modified: modifiedOf(db, promotion),
    };
  });
}

/** A promotion of a world that says nothing of it is as old as the world. */
export const modifiedOf = (db: Db, { modified }: Promotion): Instant => modified ?? db.world.now;

/** One of them, as organizers see it. Refuses with 4046. */
export function toPromotionResponse(db: Db, eventId: string, id: string, clock: Clock): PromotionCode {
  const [response] = toPromotionsResponse(db, eventId, clock, [promotionIn(db, eventId, id)]);
  if (!response) throw new Refusal(4046);
  return response;
}

/** A promotion without what the server adds. */
export type PromotionRules = Omit<Promotion, 'id' | 'created' | 'modified'>;

/** Refuses with 4000. `taken` are the codes it may not have. */
export function checkedPromotion(
  db: Db,
  eventId: string,
  draft: PromotionDraft,
  taken: ReadonlySet<string>,
): PromotionRules {
  const code = codeOf('code', textOf('code', draft.code, 40));
  if (taken.has(code)) throw malformed('code', 'Another promotion has this code.');
  return { code, ...checkedTerms(db, eventId, draft) };
}

/** The codes of an event's promotions, but for those of `own`, which may keep its code. */
export const takenCodes = (db: Db, eventId: string, own?: string): Set<string> =>
  new Set(
    promotionsIn(db, eventId)
      .filter((promotion) => idOf(promotion) !== own)
      .map(({ code }) => code.toUpperCase()),
  );

/** Letters, digits, `-` and `_`, in capitals. Refuses with 4000. */
export function codeOf(field: string, text: string): string {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z0-9_-]*$/.test(code)) throw malformed(field, 'It may have letters, digits, - and _ only.');
  return code;
}

/** What a promotion does, whatever its code. Refuses with 4000. */
export function checkedTerms(db: Db, eventId: string, terms: PromotionTerms): Omit<PromotionRules, 'code'> {
  const { start, end, promotionGroupId, note = '' } = terms;
  const from = start ? millisecondsOf('start', start) : -Infinity;
  if (end && millisecondsOf('end', end) <= from) throw malformed('end', 'It is not after the start.');
  if (promotionGroupId && !db.rows('promotionGroups', eventId).find(promotionGroupId))
    throw malformed('promotionGroupId', 'There is no such group.');
  const maxTickets = wholeOf('maxTickets', terms.maxTickets);
  const uses = wholeOf('maxUses', terms.maxUses);
  return {
    percentOff: terms.percentOff,
    discounts: ticketTypesOf(db, eventId, 'discountedTicketTypeIds', terms.discountedTicketTypeIds),
    reveals: ticketTypesOf(db, eventId, 'revealedTicketTypeIds', terms.revealedTicketTypeIds),
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...(maxTickets === null ? {} : { maxTickets }),
    ...(uses === null ? {} : { uses }),
    ...(promotionGroupId ? { promotionGroupId } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
  };
}

export function wholeOf(field: string, count: number | null | undefined): number | null {
  if (count === null || count === undefined) return null;
  if (!Number.isSafeInteger(count) || count < 1) throw malformed(field, 'It is no whole number above 0.');
  return count;
}

/** Refuses with 4000. */
function ticketTypesOf(db: Db, eventId: string, field: string, ids: readonly string[]): string[] {
  const known = new Set(db.of(eventId).world.ticketTypes.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw malformed(`${field}[${unknown}]`, 'There is no such ticket type.');
  return [...new Set(ids)];
}

/** So many can be typed; nobody can compute the next one, nor try all. */
const lettersOfCode = 8;

/** As many codes as asked for that nobody has. */
export function newCodes(db: Db, eventId: string, count: number, prefix: string): string[] {
  const taken = takenCodes(db, eventId);
  const codes: string[] = [];
  while (codes.length < count) {
    const letters = db.token(db.nextId(`code of ${eventId}`), lettersOfCode).slice(0, lettersOfCode);
    const code = prefix + letters.toUpperCase();
    if (taken.has(code)) continue;
    taken.add(code);
    codes.push(code);
  }
  return codes;
}
