import type { Instant } from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import { Refusal } from '../db/refusal';
import { emailOf, httpsOf } from './fields';

/** An https address, or nothing. Refuses with 4000. */
export const optionalHttps = (field: string, text: string): string =>
  text.trim() === '' ? '' : httpsOf(field, text);

/** An email address, or nothing. Refuses with 4000. */
export const optionalEmail = (field: string, text: string): string =>
  text.trim() === '' ? '' : emailOf(field, text);

/** Whether two names or addresses would be taken for one. */
export const isSameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Where a text stands that was there before, or -1. */
export const repeatedAt = (texts: readonly string[]): number =>
  texts.findIndex((text, index) => texts.findIndex((other) => isSameName(other, text)) < index);

/** Refuses with 4090 when the row is not the one the editor read. */
export function checkUnchanged(row: { modified: Instant }, asRead: Instant): void {
  if (Date.parse(row.modified) !== Date.parse(asRead))
    throw new Refusal(4090, 'Somebody else changed it meanwhile.');
}

/** The moment of a change; later than the one before it, so that no two changes look alike. */
export const changedAt = (clock: Clock, before?: Instant | null): Instant =>
  new Date(Math.max(clock.now(), before ? Date.parse(before) + 1 : 0)).toISOString();
