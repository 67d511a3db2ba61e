import type { OrderContext } from '../types';

/** For what is paid by card at the gateway with card elements. Apart, so that asking does not load the method. */
export const isStripeOffered = ({ hold }: OrderContext): boolean =>
  hold.gateway === 'stripe' && hold.orderTotal > 0 && !hold.isPayByInvoice;
