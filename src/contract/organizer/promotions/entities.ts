import type { Instant } from '../../entities';

/**
 * Whether buyers can use a promotion code at this moment. `SCHEDULED`: not yet. `ENDED`: no longer. `USED_UP`: as many orders as may
 * have used it. Ours.
 * @experimental
 */
export type PromotionStatus = 'SCHEDULED' | 'ACTIVE' | 'USED_UP' | 'ENDED';

/** What the organizer decides about a promotion, whatever its code. 002 §3 shows no members; these are ours. @experimental */
export interface PromotionTerms {
  /**
   * Percent the price of the discounted ticket types goes down by.
   * @minimum 0
   * @maximum 100
   */
  percentOff: number;
  /** Ticket types the discount is for. */
  discountedTicketTypeIds: string[];
  /** Hidden ticket types the code reveals. */
  revealedTicketTypeIds: string[];
  /** From when on it may be used; at once when absent or `null`. */
  start?: Instant | null;
  /** Until when it may be used; for ever when absent or `null`. */
  end?: Instant | null;
  /**
   * Most discounted tickets in one order; as many as the order takes when absent or `null`.
   * @minimum 1
   */
  maxTickets?: number | null;
  /**
   * How many orders may use it; unlimited when absent or `null`.
   * @minimum 1
   */
  maxUses?: number | null;
  /** In no group when absent or `null`. 002 §3 Promotions. */
  promotionGroupId?: string | null;
  /**
   * For the organizer's eyes.
   * @maxLength 500
   */
  note?: string;
}

/** A promotion as it is sent. @experimental */
export interface PromotionDraft extends PromotionTerms {
  /**
   * What buyers type, in any case; letters, digits, `-` and `_`. Stored in capitals. The event's alone.
   * @minLength 1
   * @maxLength 40
   */
  code: string;
}

/** A promotion as an editor sends it back. @experimental */
export interface PromotionUpdate extends PromotionDraft {
  /** As it was read; another moment means that somebody else changed it (4090). */
  modified: Instant;
}

/** A promotion of an event, with what became of it. Buyers use it by its code. @experimental */
export interface PromotionCode {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As buyers type it, in any case. */
  code: string;
  /** Percent. */
  percentOff: number;
  /** Ticket types it makes cheaper; empty for none. */
  discountedTicketTypeIds: string[];
  /** Ticket types that only it shows; empty for none. */
  revealedTicketTypeIds: string[];
  /** `null`: at once. */
  start: Instant | null;
  /** `null`: for ever. */
  end: Instant | null;
  /** Most discounted tickets in one order; `null`: as many as the order takes. */
  maxTickets: number | null;
  /** How many orders may use it; `null`: unlimited. */
  maxUses: number | null;
  /** Group it is listed under; `null` for none. */
  promotionGroupId: string | null;
  /** For organizers; empty without one. */
  note: string;
  /** Orders that used it, and those that hold tickets with it at this moment. */
  uses: number;
  status: PromotionStatus;
  /** When it was last sent to somebody; `null`: never. */
  lastEmailed: Instant | null;
  created: Instant;
  modified: Instant;
}

/** Many promotions that differ by their codes only. 002 §7 Promotions. @experimental */
export interface PromotionBulk extends PromotionTerms {
  /**
   * How many codes to make. At most 5,000 (ours).
   * @minimum 1
   * @maximum 5000
   */
  bulkQuantity: number;
  /**
   * What every code begins with; eight letters and digits are added. Letters, digits, `-` and `_`.
   * @maxLength 20
   */
  prefix?: string;
}

/** A row of an imported file that made no promotion. @experimental */
export interface PromotionImportError {
  /** From 1, the line with the column names included. */
  row: number;
  /** The column that is wrong. */
  field: string;
  /** What is wrong with the row, in words. */
  error: string;
}

/** What became of an imported file. @experimental */
export interface PromotionImport {
  /** How many codes were added. */
  created: number;
  errors: PromotionImportError[];
}

/** What a promotion email says, and to whom. @experimental */
export interface PromotionEmail {
  /**
   * Promotions whose codes it tells.
   * @minItems 1
   */
  ids: string[];
  /**
   * Email addresses; each is written to separately, and once.
   * @minItems 1
   * @maxItems 500
   */
  recipients: string[];
  /**
   * As the recipient’s mail box shows it.
   * @minLength 1
   * @maxLength 200
   */
  subject: string;
  /**
   * Plain text; the codes stand below it.
   * @minLength 1
   * @maxLength 10000
   */
  text: string;
}
