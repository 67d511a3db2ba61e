import { endpoint } from '../endpoint';
import type { Currency, Gateway } from '../entities';
import * as answers from '../generated/organizer/saleSettings';

/** Rules of the whole sale. 000 §3 Tickets data. @experimental */
export interface SaleSettings {
  /** Fixed once there are orders. */
  currency: Currency;
  /** Percent, e.g. `6.25`; `null` without tax. */
  taxRate: number | null;
  /** Needed with a tax rate. */
  taxName: string | null;
  gateway: Gateway;
  /** Buyers may pay by bitcoin. */
  allowBitcoin: boolean;
  /** Minutes a hold lasts. */
  timeLimit: number;
  /** Refuse a second registration with an address: codes 4050 and 4051. */
  uniqueEmails: boolean;
  /** Counts its changes; from 1. Sent along, a change made on another one is refused (4090). Ours. */
  version?: number;
}

/**
 * The rules of the whole sale. Fails: 4040 unknown event. 002 §7: tickets_data; members of 000 §3 Tickets data.
 * @calls 201
 * @experimental
 */
export const getTicketsData = endpoint<{ params: { eventId: string }; ok: SaleSettings; fail: 4040 }>()({
  method: 'GET',
  path: '/events/:eventId/tickets_data',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getTicketsData,
});

/**
 * Change the rules of the whole sale; what is left out stays. Buyers see them at once; holds keep what they were made with.
 * Fails: 4000 with the member, 4040, 4090 somebody else changed them since `version`, 4091 the currency can't change once there are orders, nor the gateway while tickets
 * are held. 002 §7: tickets_data.
 * @calls 202
 * @experimental
 */
export const saveTicketsData = endpoint<{
  params: { eventId: string };
  body: Partial<SaleSettings>;
  ok: SaleSettings;
  fail: 4000 | 4040 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets_data',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveTicketsData,
});
