import type { Client } from '../../client';
import {
  createOrderLink,
  openOrderLink,
  type HeldTransaction,
  type LinkedOrder,
  type PaymentChoice,
} from '../../contract';
import { problemOf, type Problem } from '../../domain';
import { asApiError } from './createKeep';
import { orderLinkPrefix } from './orderLinkPrefix';

/**
 * The page's address as it is opened on another device. The code is in the fragment, which no server and no referrer is sent. What else
 * was in the fragment, and what only a frame knows, is left out.
 */
export function orderLinkOf(page: string, code: string): string {
  const url = new URL(page);
  url.searchParams.delete('parentOrigin');
  url.hash = `${orderLinkPrefix}${encodeURIComponent(code)}`;
  return url.href;
}

/** The code that this page was opened with, if any. */
export function orderLinkCode(): string | null {
  const { location: page } = globalThis as { location?: Location };
  const hash = page?.hash ?? '';
  if (!hash.startsWith(orderLinkPrefix)) return null;
  try {
    return decodeURIComponent(hash.slice(orderLinkPrefix.length));
  } catch {
    return hash.slice(orderLinkPrefix.length);
  }
}

/** Takes the code out of the page's address and its history entry: it is not bookmarked, shared, or opened again by a reload. */
export function dropOrderLink(): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
}

/** A code for another device; `null` when none could be made. */
export async function createLink(
  client: Client,
  { eventId, token }: HeldTransaction,
  { choice, draft }: { choice: PaymentChoice; draft: unknown },
): Promise<string | null> {
  const body = { paymentChoice: choice, draft: JSON.stringify(draft ?? null) };
  try {
    return (await client.call(createOrderLink, { params: { eventId, token }, body })).code;
  } catch {
    return null;
  }
}

/** What another device had typed by the time it made the link; or why that can't be had. */
export async function readOrderLink(
  client: Client,
  eventId: string,
  code: string,
): Promise<LinkedOrder | { problem: Problem; isOver: boolean }> {
  try {
    return await client.call(openOrderLink, { params: { eventId }, body: { code } });
  } catch (cause) {
    const isOver = asApiError(cause).code === 4044;
    const key = isOver ? 'registration.otherDevice.over' : 'registration.otherDevice.unread';
    return { problem: problemOf(key), isOver };
  }
}
