import type { TransactionFields } from '../../contract';
import { utmParamsOf } from '../../domain';

/** 000 §3: who shared the link the buyer came by, and campaign parameters by name, e.g. `utm_source`. */
export type Campaign = Pick<TransactionFields, 'share' | 'utmParams'>;

/** What the `search` of an address says. */
export function campaignOf(search: string): Campaign {
  const utmParams = utmParamsOf(search);
  return Object.keys(utmParams).length > 0 ? { utmParams } : {};
}
