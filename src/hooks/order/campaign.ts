import type { TransactionFields } from '../../contract';
import { utmParamsOf } from '../../domain';

/** 000 §3: who shared the link the buyer came by, and campaign parameters by name, e.g. `utm_source`. */
export type Campaign = Pick<TransactionFields, 'share' | 'utmParams'>;

/** What the page's own address says. */
export function campaignOfPage(): Campaign {
  const { location: page } = globalThis as { location?: Location };
  const utmParams = utmParamsOf(page?.search ?? '');
  return Object.keys(utmParams).length > 0 ? { utmParams } : {};
}
