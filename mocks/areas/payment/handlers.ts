import { getBitcoinSource, requestPayPalPayment, requestZoozToken } from '../../../src/contract';
import { bitcoinSourceOf } from './rules';
import { handle, type BoundHandler } from '../../handle';

export const paymentHandlers: BoundHandler[] = [
  handle(requestPayPalPayment, ({ db, body }) => db.requestPayPal(body)),
  handle(requestZoozToken, ({ db, body, fail }) => {
    const hold = db.transaction(body.token);
    if (hold.status === 'complete') fail(4047, 'The order of these tickets is made already.');
    if (hold.status !== 'keep') fail(4044, 'These tickets are no longer held.');
    const { gateway, orderTotal, currency, isPayByInvoice, token: holdToken } = hold;
    if (gateway !== 'zooz' || orderTotal === 0 || isPayByInvoice)
      fail(4022, 'This order is not one for zooz.');
    const known = db.payments
      .ofHold(holdToken)
      .find(
        ({ kind, state, refunded }) =>
          kind === 'zooz' && (state === 'open' || state === 'succeeded') && !refunded,
      );
    const payment =
      known ?? db.payments.open('zooz', { holdToken, amount: orderTotal, currency: currency.code });
    return { transactionId: payment.id };
  }),
  handle(
    getBitcoinSource,
    ({ db, params: { token, sourceId }, fail }) => {
      const hold = db.transaction(token);
      const payment = db.payments.find(sourceId);
      // A source says nothing of its hold: it is this one's when it pays for it, and nobody asked before.
      const isItsOwn = payment?.amount === hold.orderTotal && (payment.holdToken ?? token) === token;
      if (payment?.kind !== 'bitcoin' || !isItsOwn) return fail(4046, 'There is no such source.');
      db.payments.claim(sourceId, token);
      return bitcoinSourceOf(db, payment);
    },
    { writes: true },
  ),
];
