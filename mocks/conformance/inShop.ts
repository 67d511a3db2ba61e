import { ApiError } from '../../src/client';
import type { SafetyOptions } from './safetyOptions';
import { openShop, type Shop } from './shop';
import { skipped, verdictOf, type Verdict } from './verdictOf';

/** What a check found wrong and what it tried; or why it could not be made. */
export type Found = { problems: string[]; because: string } | string;

/** Makes a check as a buyer of the event, and gives back what was held for it. */
export async function inShop(
  call: string,
  { stranger, eventId, fixtures }: Pick<SafetyOptions, 'stranger' | 'eventId' | 'fixtures'>,
  check: (shop: Shop) => Promise<Found>,
): Promise<Verdict> {
  const shop = openShop(stranger, eventId, fixtures?.replacements);
  try {
    const found = await check(shop);
    return typeof found === 'string' ? skipped(call, found) : verdictOf(call, found.problems, found.because);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 4021
      ? skipped(call, 'the event asks for a captcha')
      : { call, outcome: 'differs', because: error.message };
  } finally {
    await shop.releaseAll();
  }
}
