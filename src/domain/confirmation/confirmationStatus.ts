import type { ConfirmationData } from '../../contract';
import { paymentPhase } from './paymentPhase';

/** What is known of loading an order: the answer of `useConfirmation` of `boxoffice/hooks` is one. @public */
export interface ConfirmationLoad {
  /** Once the order is there. */
  data?: { order: ConfirmationData } | undefined;
  /** What to say when the link lacks something; `null` when it does not. */
  missing?: string | null | undefined;
  /** There is no such order for this link. */
  isUnknown?: boolean | undefined;
  /** The order could not be loaded. */
  isError?: boolean | undefined;
  /** Loads again. */
  retry?: (() => void) | undefined;
}

/**
 * What a confirmation shows. `failed`: trying again may help. `missing`, `unknown`: it won’t, as the link is not whole, or leads to no order.
 * `checking`: nobody can say yet whether it is paid. `ended`: the order came to nothing. `ready`: it stands.
 * @public
 */
export type ConfirmationStatus =
  | 'loading'
  | 'failed'
  | 'missing'
  | 'unknown'
  | 'checking'
  | 'ended'
  | 'ready';

const ofPhase = { made: 'ready', checking: 'checking', ended: 'ended' } as const;

/** What to show of an order that is loaded, or could not be. @public */
export function confirmationStatus(load: ConfirmationLoad): ConfirmationStatus {
  if (typeof load.missing === 'string') return 'missing';
  if (load.isUnknown) return 'unknown';
  if (load.data) return ofPhase[paymentPhase(load.data.order.paymentStatus)];
  return load.isError ? 'failed' : 'loading';
}
