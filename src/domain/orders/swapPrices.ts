import type { Minor, OrderTotals, OrganizerTicket, OrganizerTicketType } from '../../contract';
import { lineTax } from '../money/lineTax';

/** A ticket type, as one that tickets can be swapped for. */
export interface SwapType {
  id: string;
  name: string;
  /** Of one ticket, before fees and tax. */
  price: Minor;
  /** What is added for the buyer. */
  buyerFee: Minor;
  /** How many are not sold; `null`: unlimited. Buyers may hold some of them. */
  left: number | null;
  /** Buyers can order it at this moment. */
  isOnSale: boolean;
}

/** What of a ticket type matters to a swap. */
export const swapTypeOf = ({
  id,
  name,
  price,
  passFee,
  quantity,
  sold,
  inSale,
}: OrganizerTicketType): SwapType => ({
  id,
  name,
  price,
  buyerFee: passFee,
  left: quantity === null ? null : Math.max(0, quantity - sold),
  isOnSale: inSale,
});

/** How the event adds its tax. */
type Taxes = Pick<OrderTotals, 'taxIncluded' | 'taxRate'>;

/** What a buyer pays for one ticket of the type today: price, fee, and tax where it is added at checkout. */
export const swapPrice = ({ price, buyerFee }: SwapType, { taxIncluded, taxRate }: Taxes): Minor =>
  price + buyerFee + (taxIncluded ? 0 : lineTax(price, taxRate));

/** How much more that is than what was paid for the ticket; below 0 for a cheaper type. */
export const swapDifference = (
  { totalPaid }: Pick<OrganizerTicket, 'totalPaid'>,
  type: SwapType,
  taxes: Taxes,
): Minor => swapPrice(type, taxes) - totalPaid;

/** What the buyer is asked for, and what cheaper types cost less: it is not paid back. */
export const swapSums = (differences: readonly Minor[]): { charge: Minor; less: Minor } => ({
  charge: differences.reduce((sum, difference) => sum + Math.max(0, difference), 0),
  less: differences.reduce((sum, difference) => sum + Math.max(0, -difference), 0),
});
