import type { OrderTotals } from '../domain';

/** Something is chosen and nothing is to be paid. */
export const isFreeOrder = ({ quantity, total }: OrderTotals): boolean => quantity > 0 && total === 0;
