import type { ConfirmationData, Minor } from '../../contract';
import type { CompletedOrder, TrackedBuyer, TrackedProduct } from '../analytics';
import { paymentPhase } from './paymentPhase';

/** An order as analytics know it: 001 §4. Nothing in it says who bought. */
export function completedOrder(data: ConfirmationData): CompletedOrder {
  const { code, minorUnits = 2 } = data.currency;
  const inWholeUnits = (minor: Minor) => minor / 10 ** minorUnits;
  const products = new Map<string, TrackedProduct>();
  let tax = 0;
  let paid = 0;
  for (const { ticketName, totals, promoCode } of data.tickets) {
    tax += totals.tax;
    paid += totals.totalPaid;
    const key = JSON.stringify([ticketName, totals, promoCode]);
    const known = products.get(key);
    if (known) known.quantity += 1;
    else
      products.set(key, {
        category: 'Registration',
        ticketName,
        price: inWholeUnits(totals.totalPaid),
        tax: inWholeUnits(totals.tax),
        discount: inWholeUnits(totals.discount),
        code: promoCode,
        quantity: 1,
      });
  }
  return {
    transactionId: data.id,
    transactionTotal: inWholeUnits(data.amount ?? paid),
    transactionTax: inWholeUnits(tax),
    currency: code,
    products: [...products.values()],
  };
}

/** Who bought; for hearers that have the consent. */
export const buyerOf = ({ buyerName, buyerEmail }: ConfirmationData): TrackedBuyer => ({
  name: buyerName,
  email: buyerEmail,
});

/** True for an order that was made and stands: paid, or to be paid by invoice or bitcoins. Samples are none. */
export const isCompleted = ({ token, paymentStatus }: ConfirmationData): boolean =>
  token !== previewToken && paymentPhase(paymentStatus) === 'made';

/** 001 §2: instead of an order's token it shows one of an order nobody made. */
export const previewToken = 'preview';
