import { isInstant, isText, must, oneOf, or, record } from '../../reading';
import { texts } from '../tickets/shapes';

/* Apart from the other shapes of an order: the first screen needs neither. */

export const orderLink = record({ code: texts, expiresAt: must(isInstant) });

export const linkedOrder = record({
  token: texts,
  paymentChoice: or(oneOf('card', 'invoice', 'bitcoin'), 'card'),
  draft: or(isText, ''),
});
