import type { OrderContext } from '../types';

/** Where the event takes bitcoins and there are US dollars to pay (000 §9). Apart, so that asking does not load the method. */
export const isBitcoinOffered = ({ hold }: OrderContext): boolean =>
  hold.allowBitcoin === true && hold.currency.code === 'USD' && hold.orderTotal > 0 && !hold.isPayByInvoice;
