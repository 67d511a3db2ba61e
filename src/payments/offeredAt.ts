import type { Gateway } from '../contract';
import type { OrderContext } from './types';

/**
 * For what is paid at this gateway: there is something to pay, and not by invoice. Apart from the methods, so that asking does not
 * load one. 000 §4 Submit.
 */
export const offeredAt =
  (gateway: Gateway) =>
  ({ hold, takesCards = true }: OrderContext): boolean =>
    takesCards && hold.gateway === gateway && hold.orderTotal > 0 && !hold.isPayByInvoice;
