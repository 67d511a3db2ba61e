import type { ApiError } from '../client';
import { warn } from '../diagnostics';

/** Development only: the backend's answer was not what the contract promises, and something stands in for what was wrong. */
export function warnOfRepair({ message }: ApiError): void {
  if (message.includes('time-zone-id'))
    warn(
      'BX1004',
      `The event has no IANA time zone that this browser knows: its dates are in UTC. ${message}.`,
    );
  else warn('BX1003', `An answer is used in part. ${message}.`);
}
